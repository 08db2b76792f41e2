import { StringPool } from './string-pool.ts';

/** Where a link stands. */
export interface Occurrence {
  /** Target id of the page or stylesheet. */
  readonly page: number;
  readonly line: number;
  readonly text: string;
  readonly kind: string;
}

/** Columns of a row. `NEXT` is the row of the same target that came after it; row 0 is none. */
const [PAGE, LINE, TEXT, KIND, NEXT, WIDTH] = [0, 1, 2, 3, 4, 5];

/**
 * Every link of the crawl by its target, in the order they were read. A site of 20,000 pages has millions of them, so
 * they are rows of numbers (20 bytes each) rather than objects.
 */
export class Occurrences {
  #rows = new Uint32Array(1_024 * WIDTH);
  #count = 1;
  readonly #first: number[] = [];
  readonly #last: number[] = [];
  readonly #rowsOfPage = new Map<number, { readonly from: number; readonly to: number }>();
  readonly #pool = new StringPool();

  /** Takes the links of a page; whatever it was said to hold before is forgotten. */
  addPage(page: number, links: Iterable<Omit<Occurrence, 'page'> & { readonly target: number }>): void {
    const before = this.#rowsOfPage.get(page);
    if (before !== undefined) for (let row = before.from; row < before.to; row++) this.#rows[row * WIDTH + PAGE] = 0;
    const from = this.#count;
    for (const link of links) this.#add(page, link.target, link);
    this.#rowsOfPage.set(page, { from, to: this.#count });
  }

  add(target: number, occurrence: Occurrence): void {
    this.#add(occurrence.page, target, occurrence);
  }

  #add(page: number, target: number, { line, text, kind }: Omit<Occurrence, 'page'>): void {
    const row = this.#count++;
    if (this.#count * WIDTH > this.#rows.length) {
      const larger = new Uint32Array(this.#rows.length * 2);
      larger.set(this.#rows);
      this.#rows = larger;
    }
    const rows = this.#rows;
    const at = row * WIDTH;
    rows[at + PAGE] = page;
    rows[at + LINE] = line;
    rows[at + TEXT] = this.#pool.idOf(text);
    rows[at + KIND] = this.#pool.idOf(kind);
    const last = this.#last[target];
    if (last === undefined) this.#first[target] = row;
    else rows[last * WIDTH + NEXT] = row;
    this.#last[target] = row;
  }

  *of(target: number): Generator<Occurrence> {
    const cell = (row: number, column: number) => this.#rows[row * WIDTH + column] ?? 0;
    for (let row = this.#first[target] ?? 0; row !== 0; row = cell(row, NEXT)) {
      const page = cell(row, PAGE);
      if (page === 0) continue;
      yield {
        page,
        line: cell(row, LINE),
        text: this.#pool.text(cell(row, TEXT)),
        kind: this.#pool.text(cell(row, KIND)),
      };
    }
  }
}
