import type { Asker } from '../crawl/asker.ts';
import { isRefusal } from '../hosts/is-refusal.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { ALLOW_ALL, DISALLOW_ALL, type RobotsPolicy, robotsPolicy } from './robots-policy.ts';

/** Bytes and hops of a robots.txt that are read (RFC 9309, sections 2.5 and 2.3.1.2). */
const BYTES = 512 * 1_024;
const HOPS = 5;

type RobotsAnswer =
  | { readonly kind: 'policy'; readonly policy: RobotsPolicy; readonly status?: number }
  /** The origin gave no answer or lets nobody in, so nothing else on it would answer either. */
  | { readonly kind: 'unreachable'; readonly exchange: Exchange };

/**
 * The robots.txt of every origin of the site, each asked for once. 2xx: its rules; 4xx and endless redirects: none
 * (2.3.1.3); 5xx: everything is disallowed (2.3.1.4).
 */
export class RobotsBook {
  readonly #asker: Asker;
  readonly #token: string;
  readonly #respect: boolean;
  readonly #timeoutMs: { readonly connectMs: number; readonly totalMs: number };
  readonly #onPolicy: (policy: RobotsPolicy) => void;
  readonly #answers = new Map<string, Promise<RobotsAnswer>>();
  readonly #policies = new Map<string, RobotsPolicy>();

  /** @param parts.respect false: only `Sitemap:` lines are used */
  constructor(parts: {
    asker: Asker;
    token: string;
    respect: boolean;
    limits: { connectMs: number; totalMs: number };
    onPolicy: (policy: RobotsPolicy) => void;
  }) {
    this.#asker = parts.asker;
    this.#token = parts.token;
    this.#respect = parts.respect;
    this.#timeoutMs = parts.limits;
    this.#onPolicy = parts.onPolicy;
  }

  of(origin: string): Promise<RobotsAnswer> {
    const known = this.#answers.get(origin);
    if (known !== undefined) return known;
    const answer = this.#read(origin);
    this.#answers.set(origin, answer);
    return answer;
  }

  /** What was learnt already, for a redirect that must be judged while it is walked. */
  loaded(origin: string): RobotsPolicy | undefined {
    return this.#policies.get(origin);
  }

  /** An origin that gave no answer is asked again: it may be back. */
  forgetUnreachable(origin: string): void {
    if (!this.#policies.has(origin)) this.#answers.delete(origin);
  }

  async #read(origin: string): Promise<RobotsAnswer> {
    const url = `${origin}/robots.txt`;
    const limits = this.#timeoutMs;
    const exchange = await this.#asker.ask({ url, method: 'GET', maxBodyBytes: BYTES, limits, maxHops: HOPS });
    if ('stopped' in exchange) throw new Error('a robots.txt walk has nowhere to stop');
    const { end } = exchange;
    if (end.kind === 'error' || end.kind === 'given_up') return { kind: 'unreachable', exchange };
    if (end.kind === 'answer' && isRefusal(end.response)) return { kind: 'unreachable', exchange };
    const found = this.#judge(url, end);
    const policy = this.#respect ? found : { ...ALLOW_ALL, sitemaps: found.sitemaps };
    this.#policies.set(origin, policy);
    this.#onPolicy(policy);
    return { kind: 'policy', policy, ...(end.kind === 'answer' ? { status: end.response.status } : {}) };
  }

  #judge(url: string, end: Exchange['end']): RobotsPolicy {
    if (end.kind !== 'answer') return ALLOW_ALL;
    const { status, body } = end.response;
    if (status >= 500) return DISALLOW_ALL;
    if (status < 200 || status >= 300) return ALLOW_ALL;
    return robotsPolicy(url, new TextDecoder().decode(body), this.#token);
  }
}
