/** A clock that stands still while somebody holds it, but no longer than it may. */
export class PageClock {
  readonly #maxHeldMs: number;
  readonly #now: () => number;
  #startedAt: number;
  #holders = 0;
  #heldSince = 0;
  #heldMs = 0;

  /** Starts at 0. @param maxHeldMs time in all that it stands still */
  constructor(maxHeldMs: number, now = () => performance.now()) {
    this.#maxHeldMs = maxHeldMs;
    this.#now = now;
    this.#startedAt = now();
  }

  /** ms since its start, without the time in which it stood still. */
  get ms(): number {
    const now = this.#now();
    const held = this.#heldMs + (this.#holders > 0 ? now - this.#heldSince : 0);
    return now - this.#startedAt - Math.min(held, this.#maxHeldMs);
  }

  /** Stops it until the returned function is called, once. */
  hold(): () => void {
    if (this.#holders++ === 0) this.#heldSince = this.#now();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      if (--this.#holders === 0) this.#heldMs += this.#now() - this.#heldSince;
    };
  }

  /** Resolves when it has reached `ms`, unless the signal aborts: then never. */
  until(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout;
      const look = (): void => {
        const rest = ms - this.ms;
        if (rest <= 0) resolve();
        else timer = setTimeout(look, Math.max(10, rest));
      };
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      if (!signal.aborted) look();
    });
  }
}
