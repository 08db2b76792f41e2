/** Characters that may be looked through in one file: one of 4 MiB that is all tags and expressions takes a third. */
const CHARACTERS = 16 * 1_024 * 1_024;

/**
 * What looking for the ends of tags and expressions may cost in a file. Each look is short, but in a file of braces
 * that are never closed there is one for each of them.
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
