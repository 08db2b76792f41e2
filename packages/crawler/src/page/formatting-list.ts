import type { Element } from './element.ts';
import type { Formatting } from './element-stack.ts';

/** Nobody means more; without a bound one paragraph after the other could open them all again. */
const MOST = 16;
/** The "Noah's Ark clause": of each sort three. */
const MOST_ALIKE = 3;

/** The list of active formatting elements (HTML standard, 13.2.4.3). `undefined` is a marker. */
export class FormattingList {
  readonly #html: string;
  readonly #entries: (Formatting | undefined)[] = [];

  constructor(html: string) {
    this.#html = html;
  }

  /** Something is in it that the next text or inline element opens again. */
  get pending(): boolean {
    const { length } = this.#entries;
    return length > 0 && this.#entries[length - 1]?.open === false;
  }

  /** An entry more takes none out. */
  get isShort(): boolean {
    return this.#entries.length < MOST_ALIKE;
  }

  add(entry: Formatting): void {
    let alike = 0;
    let firstAlike = 0;
    let since = 0;
    for (let at = this.#entries.length - 1; at >= 0; at--) {
      const other = this.#entries[at];
      if (other === undefined) break;
      since++;
      if (other.element === entry.element && this.#source(other) === this.#source(entry)) {
        alike++;
        firstAlike = at;
      }
    }
    if (alike >= MOST_ALIKE) this.#entries.splice(firstAlike, 1);
    else if (since >= MOST) this.#entries.splice(this.#entries.length - since, 1);
    this.#entries.push(entry);
  }

  mark(): void {
    this.#entries.push(undefined);
  }

  /** "Clear the list of active formatting elements up to the last marker". */
  clearToMarker(): void {
    while (this.#entries.length > 0 && this.#entries.pop() !== undefined);
  }

  /** The last entry of that kind after the last marker. */
  find(element: Element): Formatting | undefined {
    for (let at = this.#entries.length - 1; at >= 0; at--) {
      const entry = this.#entries[at];
      if (entry === undefined || entry.element === element) return entry;
    }
    return undefined;
  }

  has(entry: Formatting): boolean {
    return this.#entries.includes(entry, -MOST - 1);
  }

  remove(entry: Formatting): void {
    if (this.#entries[this.#entries.length - 1] === entry) {
      this.#entries.pop();
      return;
    }
    const at = this.#entries.lastIndexOf(entry);
    if (at !== -1) this.#entries.splice(at, 1);
  }

  /** Those to be opened again, in their order. */
  *closed(): Generator<Formatting> {
    let first = this.#entries.length;
    while (first > 0 && this.#entries[first - 1]?.open === false) first--;
    for (let at = first; at < this.#entries.length; at++) {
      const entry = this.#entries[at];
      if (entry !== undefined) yield entry;
    }
  }

  #source({ start, end }: Formatting): string {
    return this.#html.slice(start, end);
  }
}
