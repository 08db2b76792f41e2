import { inspect } from 'node:util';

/** A column of MySQL's takes 65,535 bytes, which is four for each character. */
const MAX_LENGTH = 2_000;

/**
 * The reason of a failed job as text. Agenda passes on whatever was thrown when it is no Error. A value that the driver cannot
 * store would fail the write that ends the run; Agenda ignores that, and the job would run again and again.
 */
export function failureText(reason: unknown): string {
  return [...describe(reason)].slice(0, MAX_LENGTH).join('');
}

function describe(reason: unknown): string {
  if (typeof reason === 'string') return reason;
  try {
    const message: unknown = Object(reason).message;
    if (typeof message === 'string') return message;
    return inspect(reason, { depth: 3, breakLength: Number.POSITIVE_INFINITY, maxStringLength: MAX_LENGTH });
  } catch {
    return 'The job threw something that cannot be described.';
  }
}
