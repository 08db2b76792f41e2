import { decodeHTMLAttribute } from 'entities';

/** No element has this many that matter; a tag of 100,000 attributes costs no more than its length. */
const MOST = 64;

/** The attributes of one tag, as slices of the source until they are asked for. Reused from tag to tag. */
export class Attributes {
  readonly #html: string;
  readonly #names: string[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  // Counted apart: cutting arrays and letting them grow again costs more than all the reading.
  #count = 0;

  constructor(html: string) {
    this.#html = html;
  }

  clear(): void {
    this.#count = 0;
  }

  /** The first of two attributes of one name counts (HTML standard, "duplicate-attribute parse error"). */
  add(name: string, start: number, end: number): void {
    if (this.#count === MOST || this.has(name)) return;
    this.#names[this.#count] = name;
    this.#starts[this.#count] = start;
    this.#ends[this.#count] = end;
    this.#count++;
  }

  has(name: string): boolean {
    return this.#find(name) !== -1;
  }

  /** Decoded value; '' when it has none; undefined when the attribute is absent. */
  get(name: string): string | undefined {
    const at = this.#find(name);
    if (at === -1) return undefined;
    const value = this.#html.slice(this.#starts[at], this.#ends[at]);
    return value.includes('&') ? decodeHTMLAttribute(value) : value;
  }

  #find(name: string): number {
    for (let at = 0; at < this.#count; at++) if (this.#names[at] === name) return at;
    return -1;
  }
}
