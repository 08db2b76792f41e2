/**
 * The max characters that are scanned in one file. A file of 4 MiB that is all tags and expressions needs a third of
 * them.
 */
const CHARACTERS = 16 * 1_024 * 1_024;

/**
 * The work that a file may cost to find the ends of tags and expressions. Each search is short, but a file of braces
 * that are never closed needs one for each brace.
 */
export class ScanBudget {
  #left = CHARACTERS;

  spend(characters: number): void {
    this.#left -= characters;
  }

  get isSpent(): boolean {
    return this.#left <= 0;
  }
}
