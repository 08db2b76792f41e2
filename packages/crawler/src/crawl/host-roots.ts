import type { Asker } from './asker.ts';

/** What other hosts answer at their root, each asked at most once in a crawl. Few are ever needed. */
export class HostRoots {
  readonly #asker: Asker;
  readonly #limits: { readonly connectMs: number; readonly totalMs: number };
  readonly #answers = new Map<string, Promise<number | undefined>>();

  constructor(asker: Asker, limits: { connectMs: number; totalMs: number }) {
    this.#asker = asker;
    this.#limits = limits;
  }

  /** @param url root of an origin, with its slash */
  status(url: string): Promise<number | undefined> {
    const known = this.#answers.get(url);
    if (known !== undefined) return known;
    const answer = this.#ask(url);
    this.#answers.set(url, answer);
    return answer;
  }

  async #ask(url: string): Promise<number | undefined> {
    const asked = await this.#asker.ask({ url, method: 'GET', limits: this.#limits });
    return !('stopped' in asked) && asked.end.kind === 'answer' ? asked.end.response.status : undefined;
  }
}
