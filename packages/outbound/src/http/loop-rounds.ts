/** Waits for the next round of the event loop. */
export interface Waiting {
  onRound(): void;
}

/**
 * Calls the waiting objects once the event loop has made a full round, so that all data that arrived before they began to wait were
 * handled. It takes two rounds, because the first may be the rest of one that had checked the sockets already. One immediate serves all of
 * them.
 */
export class LoopRounds {
  /** Objects that have waited for one round. */
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
