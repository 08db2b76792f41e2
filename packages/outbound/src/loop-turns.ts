/** Who waits for a turn. */
export interface InTurn {
  onTurn(): void;
}

/**
 * Calls those who wait once the event loop has gone round, so that all that had come before they began to wait has been
 * seen. The first of two turns may be the rest of one that has looked already. One immediate serves all of them.
 */
export class LoopTurns {
  /** They have waited for one turn. */
  #next: InTurn[] = [];
  #later: InTurn[] = [];

  wait(who: InTurn): void {
    if (this.#next.length + this.#later.length === 0) setImmediate(turn, this);
    this.#later.push(who);
  }

  turn(): void {
    const now = this.#next;
    this.#next = this.#later;
    this.#later = [];
    if (this.#next.length > 0) setImmediate(turn, this);
    for (const who of now) who.onTurn();
  }
}

function turn(turns: LoopTurns): void {
  turns.turn();
}
