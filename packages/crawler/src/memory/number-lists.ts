import { withRoom } from './with-room.ts';

const FIRST_SIZE = 1_024;

/**
 * A list of numbers for each target, one behind the other in one array: a typed array for each would take ten times the
 * room of the few numbers in it. 32 bits a number.
 */
export class NumberLists {
  #numbers = new Uint32Array(FIRST_SIZE);
  #used = 0;
  /** By target: one more than where its list begins, 0 when none was put down; and where it ends. */
  #starts = new Uint32Array(FIRST_SIZE);
  #ends = new Uint32Array(FIRST_SIZE);

  has(target: number): boolean {
    return (this.#starts[target] ?? 0) > 0;
  }

  /** The target's list holds this number. */
  includes(target: number, number: number): boolean {
    const numbers = this.#numbers;
    const end = this.#ends[target] ?? 0;
    for (let at = (this.#starts[target] ?? 1) - 1; at < end; at++) if (numbers[at] === number) return true;
    return false;
  }

  /** A view, good until the next `set`. */
  get(target: number): Uint32Array | undefined {
    if (!this.has(target)) return undefined;
    return this.#numbers.subarray((this.#starts[target] ?? 1) - 1, this.#ends[target]);
  }

  set(target: number, list: ArrayLike<number>): void {
    this.#starts = withRoom(this.#starts, target + 1);
    this.#ends = withRoom(this.#ends, target + 1);
    const start = this.#used;
    const end = start + list.length;
    this.#numbers = withRoom(this.#numbers, end);
    this.#numbers.set(list, start);
    this.#used = end;
    this.#starts[target] = start + 1;
    this.#ends[target] = end;
  }
}
