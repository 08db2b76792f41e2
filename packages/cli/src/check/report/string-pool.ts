/** Stores each text once and gives it a small number, because the same menu is on every page. */
export class StringPool {
  readonly #ids = new Map<string, number>();
  readonly #texts: string[] = [];

  idOf(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    this.#ids.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  text(id: number): string {
    return this.#texts[id] ?? '';
  }
}
