import type { Fetcher } from './fetcher.ts';

/** Responses of other hosts at their root, each requested at most once in a crawl. Few are ever needed. */
export class HostRoots {
  readonly #fetcher: Fetcher;
  readonly #limits: { readonly connectMs: number; readonly totalMs: number };
  readonly #answers = new Map<string, Promise<number | undefined>>();

  constructor(fetcher: Fetcher, limits: { connectMs: number; totalMs: number }) {
    this.#fetcher = fetcher;
    this.#limits = limits;
  }

  /** @param url root of an origin, with its slash */
  status(url: string): Promise<number | undefined> {
    const known = this.#answers.get(url);
    if (known !== undefined) return known;
    const answer = this.#fetch(url);
    this.#answers.set(url, answer);
    return answer;
  }

  async #fetch(url: string): Promise<number | undefined> {
    const fetched = await this.#fetcher.fetch({ url, method: 'GET', limits: this.#limits });
    return !('stopped' in fetched) && fetched.end.kind === 'answer' ? fetched.end.response.status : undefined;
  }
}
