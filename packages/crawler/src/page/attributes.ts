import { decodeAttribute } from './decode-references.ts';
import type { Element } from './element.ts';
import { letterBit } from './letter-bit.ts';
import type { PageSource } from './page-source.ts';

const NOTHING: readonly string[] = [];

/** The attributes of one tag that its element wants, as places in the source until they are asked for. */
export class Attributes {
  readonly #html: string;
  readonly #bytes: Uint8Array;
  readonly #hasOddities: boolean;
  #wanted = NOTHING;
  /** First letters of those, one bit each. */
  #letters = 0;
  /** Those that were met, one bit each. */
  #met = 0;
  /** Start and end of the value of each that was met. */
  readonly #places = new Int32Array(16);

  constructor({ text, bytes }: PageSource) {
    this.#html = text;
    this.#bytes = bytes;
    this.#hasOddities = text.includes('\r') || text.includes('\0');
  }

  begin(element: Element): void {
    this.#wanted = element.wanted;
    this.#letters = element.wantedLetters;
    this.#met = 0;
  }

  /** None that is wanted was met. */
  get empty(): boolean {
    return this.#met === 0;
  }

  /** Nothing is kept of an end tag. */
  ignore(): void {
    this.#wanted = NOTHING;
    this.#letters = 0;
  }

  /**
   * Where the value of the attribute named at `start` to `end` has to be put down; -1 when nobody asks for it. The
   * first of two attributes of one name counts (HTML standard, "duplicate-attribute parse error").
   */
  slot(start: number, end: number): number {
    if ((this.#letters & letterBit(this.#bytes[start])) === 0) return -1;
    const wanted = this.#wanted;
    for (let slot = 0; slot < wanted.length; slot++) {
      const name = wanted[slot] ?? '';
      if (name.length === end - start && this.#isNamed(name, start)) return this.#has(slot) ? -1 : slot;
    }
    return -1;
  }

  put(slot: number, start: number, end: number): void {
    this.#met |= 1 << slot;
    this.#places[slot * 2] = start;
    this.#places[slot * 2 + 1] = end;
  }

  /**
   * Of several `html` or `body` tags the first that has an attribute counts.
   *
   * @param seen what this gave for the last tag of that name; 0 before the first
   */
  dropSeen(seen: number): number {
    const met = this.#met;
    this.#met = met & ~seen;
    return met | seen;
  }

  has(name: string): boolean {
    return this.#has(this.#slotOf(name));
  }

  /** Decoded value; '' when it has none; undefined when the attribute is absent. */
  get(name: string): string | undefined {
    const slot = this.#slotOf(name);
    if (!this.#has(slot)) return undefined;
    let value = this.#html.slice(this.#places[slot * 2], this.#places[slot * 2 + 1]);
    if (this.#hasOddities) value = value.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
    return value.includes('&') ? decodeAttribute(value) : value;
  }

  #slotOf(name: string): number {
    const wanted = this.#wanted;
    let slot = wanted.length - 1;
    while (slot >= 0 && wanted[slot] !== name) slot--;
    return slot;
  }

  #has(slot: number): boolean {
    return slot !== -1 && (this.#met & (1 << slot)) !== 0;
  }

  #isNamed(name: string, start: number): boolean {
    const bytes = this.#bytes;
    for (let i = 0; i < name.length; i++) {
      const c = bytes[start + i] ?? 0;
      const lower = c >= 65 && c <= 90 ? c | 32 : c;
      if (lower !== name.charCodeAt(i)) return false;
    }
    return true;
  }
}
