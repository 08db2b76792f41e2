import { isPrivateHost } from '@linkvitals/outbound';
import type { Fetcher } from '../requests/fetcher.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { VerdictFacts } from '../types/records.ts';
import { originOf } from '../url/origin-of.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { isOddRefusal } from '../verdict/judge.ts';

interface ExternalDoubtsParts {
  readonly frontier: Frontier;
  readonly fetcher: Fetcher;
  readonly limits: { readonly connectMs: number; readonly totalMs: number };
}

const REFUSES_ALL = {
  verdict: 'unverifiable',
  reason: 'blocked',
  detail: 'The server gives the same answer for its root.',
} as const;

/** Statuses with which hosts refuse programs (418, 420), or the size of a request (431), while readers get the page. */
const ODD_REFUSALS = new Set([418, 420, 431]);
const REFUSES_PROGRAMS = { verdict: 'unverifiable', reason: 'blocked' } as const;

/** Finds responses of other hosts that mean less for the target than their status. */
export class ExternalDoubts {
  readonly #parts: ExternalDoubtsParts;
  /** Statuses that other hosts have at their root; each root is requested at most once in a crawl, and few are ever needed. */
  readonly #roots = new Map<string, Promise<number | undefined>>();

  constructor(parts: ExternalDoubtsParts) {
    this.#parts = parts;
  }

  /** Facts that replace those of the exchange; undefined when the exchange stands. */
  async findDoubt(id: number, exchange: Exchange): Promise<Partial<VerdictFacts> | undefined> {
    if (isPrivate(exchange, this.#parts.frontier.url(id))) return PRIVATE_ADDRESS;
    if (exchange.end.kind === 'answer' && ODD_REFUSALS.has(exchange.end.response.status)) return REFUSES_PROGRAMS;
    return (await this.#refusesAll(exchange)) ? REFUSES_ALL : undefined;
  }

  /** The host answers its own root with the same odd refusal, so that the refusal proves nothing about the page. */
  async #refusesAll({ end, url }: Exchange): Promise<boolean> {
    if (end.kind !== 'answer' || !isOddRefusal(end.response)) return false;
    const root = `${originOf(url)}/`;
    return url !== root && (await this.#statusOf(root)) === end.response.status;
  }

  #statusOf(root: string): Promise<number | undefined> {
    const known = this.#roots.get(root);
    if (known !== undefined) return known;
    const status = this.#requestStatus(root);
    this.#roots.set(root, status);
    return status;
  }

  async #requestStatus(root: string): Promise<number | undefined> {
    const { fetcher, limits } = this.#parts;
    const fetched = await fetcher.fetch({ url: root, method: 'GET', limits });
    return !('stopped' in fetched) && fetched.end.kind === 'answer' ? fetched.end.response.status : undefined;
  }
}

/** Addresses that mean "this machine" on every machine; servers print them when they listen on all addresses. */
const UNSPECIFIED = new Set(['0.0.0.0', '[::]']);

/** The URL has a private address. Its content differs for each visitor; usually a developer forgot to remove the link. */
function isPrivate({ end }: Exchange, url: string): boolean {
  if (end.kind !== 'error' || end.code !== 'address_refused') return false;
  const { hostname } = new URL(url);
  return isPrivateHost(hostname) || UNSPECIFIED.has(hostname);
}

const PRIVATE_ADDRESS = {
  warnings: ['private_address'],
  detail: 'This address is private: visitors of the site cannot follow the link.',
} as const;
