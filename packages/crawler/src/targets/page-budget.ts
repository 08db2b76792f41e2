/** Counts the pages that may still be read. A page in flight has its place reserved, so the limit is never passed. */
export class PageBudget {
  readonly #max: number;
  read = 0;
  inFlight = 0;
  /** Some page was left out because of the limit. */
  exceeded = false;

  constructor(max: number) {
    this.#max = max;
  }

  get hasRoom(): boolean {
    return this.read + this.inFlight < this.#max;
  }

  get isSpent(): boolean {
    return this.read >= this.#max;
  }
}
