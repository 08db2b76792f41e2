import type { OutboundResponse } from '@linkvitals/outbound';
import type { CrawlClock, RobotsCache } from '../crawl-options.ts';
import type { Fetcher } from '../requests/fetcher.ts';
import { type Exchange, failsAlone } from '../verdict/exchange.ts';
import { isRefusal } from '../verdict/is-refusal.ts';
import { ROBOTS_TTL_MS } from './create-robots-cache.ts';
import { ALLOW_ALL, disallowAll, type RobotsPolicy, robotsPolicyInSlices } from './robots-policy.ts';

/** Bytes and hops of a robots.txt that are read (RFC 9309, sections 2.5 and 2.3.1.2). */
export const ROBOTS_BYTES = 512 * 1_024;
const HOPS = 5;
/** Its rules, if there are any, could not be had. */
const UNREAD: ReadonlySet<Exchange['end']['kind']> = new Set(['error', 'given_up', 'bad_location', 'long_location']);

type RobotsAnswer =
  | { readonly kind: 'policy'; readonly policy: RobotsPolicy }
  /** The origin gave no answer or disallows everything, so nothing else on it would answer either. */
  | { readonly kind: 'unreachable'; readonly exchange: Exchange };

interface RobotsBookParts {
  readonly fetcher: Fetcher;
  readonly token: string;
  /** False: only `Sitemap:` lines are used. */
  readonly respect: boolean;
  readonly limits: { readonly connectMs: number; readonly totalMs: number };
  readonly clock: CrawlClock;
  /** Shared with other crawls. Undefined: this crawl requests it for itself. */
  readonly cache: RobotsCache | undefined;
  readonly onPolicy: (policy: RobotsPolicy) => void;
}

interface Entry {
  readonly readAt: number;
  readonly answer: Promise<RobotsAnswer>;
  /** Once the answer is there and has one. */
  policy: RobotsPolicy | undefined;
}

/**
 * The robots.txt of every origin of the site, each requested once in 24 hours. 2xx: its rules; 4xx and endless
 * redirects: none (RFC 9309, section 2.3.1.3); 5xx and network errors: everything is disallowed (2.3.1.4).
 */
export class RobotsBook {
  readonly #parts: RobotsBookParts;
  readonly #entries = new Map<string, Entry>();
  readonly #policies = new Map<string, RobotsPolicy>();

  constructor(parts: RobotsBookParts) {
    this.#parts = parts;
  }

  of(origin: string): Promise<RobotsAnswer> {
    const known = this.#freshEntry(origin);
    if (known !== undefined) return known.answer;
    const entry: Entry = { readAt: this.#parts.clock.now(), answer: this.#answer(origin), policy: undefined };
    this.#entries.set(origin, entry);
    return entry.answer.then((answer) => {
      if (answer.kind === 'policy') entry.policy = answer.policy;
      return answer;
    });
  }

  /** What `of` would give at once, without a round of the event loop; undefined when it is not known yet. */
  fresh(origin: string): RobotsPolicy | undefined {
    return this.#freshEntry(origin)?.policy;
  }

  /** What was learnt already, for a redirect that must be judged while it is walked. */
  loaded(origin: string): RobotsPolicy | undefined {
    return this.#policies.get(origin);
  }

  /** An origin that gave no answer gets another request: it may be back. */
  forgetUnreachable(origin: string): void {
    if (!this.#policies.has(origin)) this.#entries.delete(origin);
  }

  #freshEntry(origin: string): Entry | undefined {
    const known = this.#entries.get(origin);
    return known !== undefined && this.#parts.clock.now() - known.readAt < ROBOTS_TTL_MS ? known : undefined;
  }

  async #answer(origin: string): Promise<RobotsAnswer> {
    const { respect, onPolicy } = this.#parts;
    const read = this.#cached(origin) ?? (await this.#read(origin));
    const isNeedless = !respect && 'exchange' in read && failsAlone(read.exchange);
    const found = isNeedless ? ALLOW_ALL : read;
    if ('exchange' in found) return { kind: 'unreachable', exchange: found.exchange };
    const policy = respect ? found : { ...ALLOW_ALL, sitemaps: found.sitemaps };
    this.#policies.set(origin, policy);
    onPolicy(policy);
    return { kind: 'policy', policy };
  }

  /** A file that shut the whole site is requested again: its owner may have opened it for this very crawl. */
  #cached(origin: string): RobotsPolicy | undefined {
    const policy = this.#parts.cache?.get(origin, this.#parts.token);
    return policy?.allows(`${origin}/`) ? policy : undefined;
  }

  async #read(origin: string): Promise<RobotsPolicy | { exchange: Exchange }> {
    const { fetcher, token, limits } = this.#parts;
    const url = `${origin}/robots.txt`;
    const question = { url, method: 'GET', maxBodyBytes: ROBOTS_BYTES, limits, maxHops: HOPS } as const;
    const exchange = await fetcher.fetch(question);
    if ('stopped' in exchange) throw new Error('a robots.txt walk has nowhere to stop');
    const { end, hops } = exchange;
    if (UNREAD.has(end.kind)) {
      // The origin itself did answer when it sent us on; only its rules are out of reach.
      if (hops.length > 0) return disallowAll('The robots.txt redirects to where nothing answers.');
      return { exchange };
    }
    if (end.kind !== 'answer') return this.#keep(origin, ALLOW_ALL, 0);
    const { response } = end;
    if (isRefusal(response)) return { exchange };
    if (response.status >= 500) return disallowAll(`The robots.txt answered ${response.status}.`);
    if (response.bodyError !== undefined) return disallowAll('The robots.txt broke off.');
    if (response.status < 200 || response.status >= 300) return this.#keep(origin, ALLOW_ALL, 0);
    const policy = await robotsPolicyInSlices(url, wholeLines(response), token);
    return this.#keep(origin, policy, response.body.byteLength);
  }

  #keep(origin: string, policy: RobotsPolicy, bytes: number): RobotsPolicy {
    this.#parts.cache?.set(origin, this.#parts.token, { policy, bytes });
    return policy;
  }
}

/** Half a line at the limit could be a wider rule than the whole one. */
function wholeLines({ body, bodyTruncated }: OutboundResponse): Uint8Array {
  if (!bodyTruncated) return body;
  return body.subarray(0, Math.max(body.lastIndexOf(10), body.lastIndexOf(13)) + 1);
}
