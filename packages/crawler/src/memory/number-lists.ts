import { withRoom } from './with-room.ts';

const FIRST_SIZE = 1_024;
/** Length beyond which a list is sorted, so that a number is found without a look at all of them, and holds each number once. */
const SHORT = 128;

/**
 * A list of numbers for each target, one after the other in one array: a typed array for each would take ten times the memory of the few
 * numbers in it. 32 bits a number.
 */
export class NumberLists {
  #numbers = new Uint32Array(FIRST_SIZE);
  #used = 0;
  /** For each target, the start of its list plus one, 0 when it has none; and the end of the list. */
  #starts = new Uint32Array(FIRST_SIZE);
  #ends = new Uint32Array(FIRST_SIZE);

  /** Number of numbers in all lists. */
  get size(): number {
    return this.#used;
  }

  has(target: number): boolean {
    return (this.#starts[target] ?? 0) > 0;
  }

  /** The target's list holds this number. */
  includes(target: number, number: number): boolean {
    const numbers = this.#numbers;
    const end = this.#ends[target] ?? 0;
    let at = (this.#starts[target] ?? 1) - 1;
    if (end - at > SHORT) at = firstNotBelow(numbers, number, { from: at, to: end });
    for (const stop = Math.min(end, at + SHORT); at < stop; at++) if (numbers[at] === number) return true;
    return false;
  }

  /** A view of the list, valid until the next `set`. A long list is sorted. */
  get(target: number): Uint32Array | undefined {
    if (!this.has(target)) return undefined;
    return this.#numbers.subarray((this.#starts[target] ?? 1) - 1, this.#ends[target]);
  }

  set(target: number, list: ArrayLike<number>): void {
    const start = this.#used;
    this.#numbers = withRoom(this.#numbers, start + list.length);
    this.#numbers.set(list, start);
    const added = this.#numbers.subarray(start, start + list.length);
    this.#used += added.length > SHORT ? sortOnce(added) : added.length;
    this.#point(target, start + 1, this.#used);
  }

  /** Makes the list of `owner` the list of `target` too, which takes no more memory. */
  share(target: number, owner: number): void {
    if (this.has(owner)) this.#point(target, this.#starts[owner] ?? 0, this.#ends[owner] ?? 0);
  }

  #point(target: number, start: number, end: number): void {
    this.#starts = withRoom(this.#starts, target + 1);
    this.#ends = withRoom(this.#ends, target + 1);
    this.#starts[target] = start;
    this.#ends[target] = end;
  }
}

/** Sorts the numbers, each once, to the front, and returns how many there are. */
function sortOnce(numbers: Uint32Array): number {
  numbers.sort();
  let size = 0;
  for (const number of numbers) if (size === 0 || number !== numbers[size - 1]) numbers[size++] = number;
  return size;
}

function firstNotBelow(numbers: Uint32Array, number: number, { from, to }: { from: number; to: number }): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
