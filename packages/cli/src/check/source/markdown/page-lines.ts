/** Builds HTML in the order of a text, each piece on its line there. */
export class PageLines {
  readonly #lines: string[] = [];

  /** @param line counted from 0 */
  write(line: number, html: string): void {
    for (const [at, part] of html.split('\n').entries()) {
      this.#lines[line + at] = (this.#lines[line + at] ?? '') + part;
    }
  }

  toString(): string {
    return Array.from(this.#lines, (line) => line ?? '').join('\n');
  }
}
