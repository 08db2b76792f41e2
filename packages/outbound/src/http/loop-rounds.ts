/** Waits for the next round of the event loop. */
export interface Waiting {
  onRound(): void;
}

/**
 * Calls those who wait once the event loop has gone round, so that all that had come before they began to wait has been
 * seen. The first of two rounds may be the rest of one that has looked already. One immediate serves all of them.
 */
export class LoopRounds {
  /** They have waited for one round. */
  #next: Waiting[] = [];
  #later: Waiting[] = [];

  wait(who: Waiting): void {
    if (this.#next.length + this.#later.length === 0) setImmediate(runRound, this);
    this.#later.push(who);
  }

  runRound(): void {
    const now = this.#next;
    this.#next = this.#later;
    this.#later = [];
    if (this.#next.length > 0) setImmediate(runRound, this);
    for (const who of now) who.onRound();
  }
}

function runRound(rounds: LoopRounds): void {
  rounds.runRound();
}
