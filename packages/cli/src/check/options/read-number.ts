import { InvalidArgumentError } from 'commander';

/** Makes a reader of an option that is a number between two bounds. */
export function readNumber(bounds: { min: number; max: number; integer?: boolean }): (text: string) => number {
  const { min, max, integer = true } = bounds;
  return (text) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (value >= min && value <= max && (!integer || Number.isInteger(value))) return value;
    const kind = integer ? 'a whole number' : 'a number';
    throw new InvalidArgumentError(`Give ${kind} from ${min} to ${max.toLocaleString('en')}.`);
  };
}
