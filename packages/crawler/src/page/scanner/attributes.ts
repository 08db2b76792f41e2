import { decodeAttribute } from '../text/decode-references.ts';
import { type Element, ID_SLOT, STYLE_SLOT } from './element.ts';
import { MET, PLACES } from './scanner-registers.ts';

const NOTHING: readonly string[] = [];

/** The attributes of one tag that its element wants, as places in the source until they are read. */
export class Attributes {
  readonly #html: string;
  readonly #hasOddities: boolean;
  #registers = new Int32Array(0);
  #wanted = NOTHING;

  constructor(html: string) {
    this.#html = html;
    this.#hasOddities = html.includes('\r') || html.includes('\0');
  }

  /** @param registers of the scanner, which has read the tag */
  begin(element: Element, registers: Int32Array<ArrayBuffer>): void {
    this.#wanted = element.wanted;
    this.#registers = registers;
  }

  /** None that is wanted was met. */
  get empty(): boolean {
    return this.#met === 0;
  }

  /**
   * Of several `html` or `body` tags the first that has an attribute counts.
   *
   * @param seen what this gave for the last tag of that name; 0 before the first
   */
  dropSeen(seen: number): number {
    const met = this.#met;
    this.#registers[MET] = met & ~seen;
    return met | seen;
  }

  has(name: string): boolean {
    return this.#has(this.#slotOf(name));
  }

  /** Where the value begins in the source; 0 when the attribute is absent. */
  startOf(name: string): number {
    const slot = this.#slotOf(name);
    return this.#has(slot) ? (this.#registers[PLACES + slot * 2] ?? 0) : 0;
  }

  /** One of those that are in `mask`, a bit for each place in the list of the element's wanted ones. */
  hasAny(mask: number): boolean {
    return (this.#met & mask) !== 0;
  }

  /** As `get`; it is wanted of every element. */
  get id(): string | undefined {
    return this.#valueAt(ID_SLOT);
  }

  /** As `get`; it is wanted of every element. */
  get style(): string | undefined {
    return this.#valueAt(STYLE_SLOT);
  }

  /** Decoded value; '' when it has none; undefined when the attribute is absent. */
  get(name: string): string | undefined {
    return this.#valueAt(this.#slotOf(name));
  }

  #valueAt(slot: number): string | undefined {
    if (!this.#has(slot)) return undefined;
    const at = PLACES + slot * 2;
    let value = this.#html.slice(this.#registers[at], this.#registers[at + 1]);
    if (this.#hasOddities) value = value.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
    return value.includes('&') ? decodeAttribute(value) : value;
  }

  get #met(): number {
    return this.#registers[MET] ?? 0;
  }

  #slotOf(name: string): number {
    const wanted = this.#wanted;
    for (let slot = 0; slot < wanted.length; slot++) if (wanted[slot] === name) return slot;
    return -1;
  }

  #has(slot: number): boolean {
    return slot !== -1 && (this.#met & (1 << slot)) !== 0;
  }
}
