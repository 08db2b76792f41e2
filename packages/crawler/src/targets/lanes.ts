import { Queue } from '../memory/queue.ts';

/**
 * Targets that wait to be requested, in three kinds of lanes: internal pages by depth, other internal targets, and one lane for each
 * external host. Pages are taken level by level (a page starts only when none of a smaller depth is left or in flight), so that its depth
 * is the shortest way from the start in whatever order the responses arrive.
 */
export class Lanes {
  readonly #levels = new Map<number, Queue<number>>();
  readonly #checks = new Queue<number>();
  readonly #external = new Map<string, Queue<number>>();
  readonly #waitingHosts = new Queue<string>();
  readonly #activeHosts = new Map<string, number>();
  readonly #maxHosts: number;
  readonly #maxPerHost: number;
  #level = 0;

  constructor(bounds: { hosts: number; perHost: number }) {
    this.#maxHosts = bounds.hosts;
    this.#maxPerHost = bounds.perHost;
  }

  get empty(): boolean {
    return this.#levels.size === 0 && this.#checks.length === 0 && this.#external.size === 0;
  }

  addPage(id: number, depth: number): void {
    const level = this.#levels.get(depth);
    if (level !== undefined) level.push(id);
    else {
      const created = new Queue<number>();
      created.push(id);
      this.#levels.set(depth, created);
    }
  }

  addCheck(id: number): void {
    this.#checks.push(id);
  }

  addExternal(id: number, host: string): void {
    let lane = this.#external.get(host);
    if (lane === undefined) {
      lane = new Queue();
      this.#external.set(host, lane);
      if (!this.#activeHosts.has(host)) this.#waitingHosts.push(host);
    }
    lane.push(id);
  }

  /** @param inFlight number of pages that are being read */
  takePage(inFlight: number): number | undefined {
    if (this.#levels.size === 0) return undefined;
    const depth = Math.min(...this.#levels.keys());
    if (depth > this.#level && inFlight > 0) return undefined;
    this.#level = depth;
    const level = this.#levels.get(depth);
    const id = level?.take();
    if (level?.length === 0) this.#levels.delete(depth);
    return id;
  }

  takeCheck(): number | undefined {
    return this.#checks.take();
  }

  /** Takes a target whose host may get a request now. `finished(host)` must follow. */
  takeExternal(): { id: number; host: string } | undefined {
    for (const [host, running] of this.#activeHosts) {
      if (running < this.#maxPerHost) {
        const id = this.#takeOf(host);
        if (id !== undefined) return { id, host };
      }
    }
    while (this.#activeHosts.size < this.#maxHosts) {
      const host = this.#waitingHosts.take();
      if (host === undefined) return undefined;
      const id = this.#takeOf(host);
      if (id !== undefined) return { id, host };
    }
    return undefined;
  }

  finished(host: string): void {
    const running = (this.#activeHosts.get(host) ?? 1) - 1;
    if (running > 0 || this.#external.has(host)) this.#activeHosts.set(host, running);
    else this.#activeHosts.delete(host);
  }

  #takeOf(host: string): number | undefined {
    const lane = this.#external.get(host);
    const id = lane?.take();
    if (id === undefined) return undefined;
    if (lane?.length === 0) this.#external.delete(host);
    this.#activeHosts.set(host, (this.#activeHosts.get(host) ?? 0) + 1);
    return id;
  }
}
