import { withRoom } from '../../memory/with-room.ts';
import { CELLS_A_LINK, LinkColumns, type LinkStore } from '../links/link-columns.ts';

/** Values that a page needs, and a few more */
const FIRST_SIZE = 4_096;
const HIGH = 2 ** 32;

/** Writes values one behind the other. `PackedReader` reads them in the same order, by methods of the same names. */
export class PackedWriter {
  readonly #hrefs: string[] = [];
  readonly #texts: string[] = [];
  #cells = new Uint32Array(FIRST_SIZE);
  #used = 0;

  /** All that was put in so far. */
  get store(): LinkStore {
    return { hrefs: this.#hrefs.join(''), texts: this.#texts.join(''), cells: this.#cells.slice(0, this.#used) };
  }

  links(links: LinkColumns): void {
    const { hrefs, texts, cells } = links.store;
    this.numbers(cells);
    this.number(hrefs.length);
    this.number(texts.length);
    this.#hrefs.push(hrefs);
    this.#texts.push(texts);
  }

  /** A whole number below 2³². */
  number(value: number): void {
    if (this.#used === this.#cells.length) this.#cells = withRoom(this.#cells, this.#used + 1);
    this.#cells[this.#used++] = value;
  }

  /** A whole number below 2⁵³. */
  large(value: number): void {
    this.number(Math.floor(value / HIGH));
    this.number(value % HIGH);
  }

  flag(value: boolean): void {
    this.number(value ? 1 : 0);
  }

  numbers(values: Uint32Array): void {
    this.number(values.length);
    this.#cells = withRoom(this.#cells, this.#used + values.length);
    this.#cells.set(values, this.#used);
    this.#used += values.length;
  }

  text(value: string | undefined): void {
    this.number(value === undefined ? 0 : value.length + 1);
    if (value !== undefined) this.#texts.push(value);
  }

  texts(values: readonly string[]): void {
    this.number(values.length);
    for (const value of values) this.text(value);
  }
}

/** Strings that it gives are cut from those of the store. */
export class PackedReader {
  readonly #store: LinkStore;
  #cell = 0;
  #href = 0;
  #text = 0;

  constructor(store: LinkStore) {
    this.#store = store;
  }

  get isAtEnd(): boolean {
    return this.#cell >= this.#store.cells.length;
  }

  links(): LinkColumns {
    const cells = this.number();
    const first = { href: this.#href, text: this.#text, cell: this.#cell };
    this.#cell += cells;
    this.#href += this.number();
    this.#text += this.number();
    return new LinkColumns(this.#store, cells / CELLS_A_LINK, first);
  }

  number(): number {
    return this.#store.cells[this.#cell++] ?? 0;
  }

  large(): number {
    const high = this.number();
    return high * HIGH + this.number();
  }

  flag(): boolean {
    return this.number() === 1;
  }

  numbers(): Uint32Array {
    const length = this.number();
    const start = this.#cell;
    this.#cell += length;
    return this.#store.cells.slice(start, this.#cell);
  }

  text(): string | undefined {
    const length = this.number() - 1;
    if (length === -1) return undefined;
    const start = this.#text;
    this.#text += length;
    return this.#store.texts.slice(start, this.#text);
  }

  texts(): string[] {
    const values: string[] = [];
    for (let left = this.number(); left > 0; left--) values.push(this.text() ?? '');
    return values;
  }
}
