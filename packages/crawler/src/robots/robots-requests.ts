import type { OutboundResponse } from '@linkvitals/outbound';
import type { RobotsCache } from '../crawl-options.ts';
import type { Fetcher } from '../requests/fetcher.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { isRefusal } from '../verdict/is-refusal.ts';
import { ALLOW_ALL, disallowAll, type RobotsPolicy, robotsPolicyInSlices } from './robots-policy.ts';

/** Limits of a robots.txt: bytes that are read, and redirects that are followed (RFC 9309, sections 2.5 and 2.3.1.2). */
export const ROBOTS_BYTES = 512 * 1_024;
const HOPS = 5;
/** Ends of an exchange after which the rules, if there are any, are not known. */
const UNREAD: ReadonlySet<Exchange['end']['kind']> = new Set(['error', 'given_up', 'bad_location', 'long_location']);

/** Provides the rules of an origin. */
export interface RobotsSource {
  /** @returns the exchange when the origin gave no response, or refused for now: its rules are not known */
  read(origin: string): Promise<RobotsPolicy | { readonly exchange: Exchange }>;
}

interface RobotsRequestsParts {
  readonly fetcher: Fetcher;
  /** Product token for which the file is read. */
  readonly token: string;
  readonly limits: { readonly connectMs: number; readonly totalMs: number };
  /** A cache shared with other crawls. Undefined: this crawl requests the file for itself. */
  readonly cache: RobotsCache | undefined;
}

/**
 * Requests robots.txt. 2xx: its rules; 4xx and endless redirects: none (RFC 9309, section 2.3.1.3); 5xx and network
 * errors: everything is disallowed (2.3.1.4).
 */
export class RobotsRequests implements RobotsSource {
  readonly #parts: RobotsRequestsParts;

  constructor(parts: RobotsRequestsParts) {
    this.#parts = parts;
  }

  async read(origin: string): Promise<RobotsPolicy | { readonly exchange: Exchange }> {
    return this.#cached(origin) ?? (await this.#request(origin));
  }

  /** The cached policy. A file that disallowed the whole site is requested again: its owner may have opened the site for this crawl. */
  #cached(origin: string): RobotsPolicy | undefined {
    const policy = this.#parts.cache?.get(origin, this.#parts.token);
    return policy?.allows(`${origin}/`) ? policy : undefined;
  }

  async #request(origin: string): Promise<RobotsPolicy | { exchange: Exchange }> {
    const { fetcher, token, limits } = this.#parts;
    const url = `${origin}/robots.txt`;
    const question = { url, method: 'GET', maxBodyBytes: ROBOTS_BYTES, limits, maxHops: HOPS } as const;
    const exchange = await fetcher.fetch(question);
    if ('stopped' in exchange) throw new Error('a robots.txt walk has nowhere to stop');
    const { end, hops } = exchange;
    if (UNREAD.has(end.kind)) {
      // The origin itself did answer, with a redirect; only its rules are out of reach.
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

/** The body without a line that was cut: half a rule could match more URLs than the whole one. */
function wholeLines({ body, bodyTruncated }: OutboundResponse): Uint8Array {
  if (!bodyTruncated) return body;
  return body.subarray(0, Math.max(body.lastIndexOf(10), body.lastIndexOf(13)) + 1);
}
