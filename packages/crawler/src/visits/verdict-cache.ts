import type { ExternalHosts } from '../crawl-options.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { VerdictFacts } from '../types/records.ts';

/** Verdicts of external targets that crawls of this process share. */
export class VerdictCache {
  readonly #hosts: Pick<ExternalHosts, 'cached' | 'remember'>;
  readonly #frontier: Frontier;

  constructor(hosts: Pick<ExternalHosts, 'cached' | 'remember'>, frontier: Frontier) {
    this.#hosts = hosts;
    this.#frontier = frontier;
  }

  find(id: number): VerdictFacts | undefined {
    return this.#hosts.cached(this.#frontier.url(id));
  }

  /** The verdict of a target that another crawl requested, and this one did not. */
  findBorrowed(id: number): VerdictFacts | undefined {
    return this.#frontier.wasRequested(id) ? undefined : this.find(id);
  }

  remember(id: number, facts: VerdictFacts): void {
    this.#hosts.remember(this.#frontier.url(id), facts);
  }
}
