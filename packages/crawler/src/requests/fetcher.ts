import {
  type FollowedRedirects,
  followRedirects,
  OutboundError,
  type OutboundLimits,
  type OutboundRequest,
  type Redirect,
} from '@linkvitals/outbound';
import type { CrawlOptions } from '../crawl-options.ts';
import { originOf } from '../url/origin-of.ts';
import { cut, URL_LIMIT } from '../url/resolve-link.ts';
import type { Scope } from '../url/scope.ts';
import type { Exchange, ExchangeEnd } from '../verdict/exchange.ts';
import { ChainCookies } from './chain-cookies.ts';
import { MAX_HOPS } from './crawl-bounds.ts';
import { HostGaveUp, type Sender } from './polite-requests.ts';

const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';
/** Failures that a server may have only for HEAD. */
const HEAD_FAILURES = new Set(['connection_reset', 'protocol_error', 'headers_overflow', 'timeout']);
/** Redirects that a server may send only for HEAD. */
const HEAD_DETOURS: ReadonlySet<ExchangeEnd['kind']> = new Set(['loop', 'too_many_hops', 'bad_location']);

interface Question {
  readonly url: string;
  readonly method: 'GET' | 'HEAD';
  /** Decoded bytes to keep. Default: none. */
  readonly maxBodyBytes?: NonNullable<OutboundRequest['maxBodyBytes']>;
  /** Takes the body while it arrives, see `OutboundRequest`. */
  readonly onBody?: NonNullable<OutboundRequest['onBody']>;
  readonly limits: OutboundLimits;
  /** Default 20. */
  readonly maxHops?: number;
  /** Returns true for a URL that is a target of its own, to which no redirect is followed. */
  readonly stopAt?: (url: string) => boolean;
}

/** The result when a redirect to `location` was not followed, see `stopAt`. */
export interface Stopped {
  readonly stopped: true;
  readonly method: 'GET' | 'HEAD';
  readonly hops: readonly Redirect[];
  readonly location: string;
  /** At least one response of the chain set a cookie. */
  readonly setsCookies: boolean;
}

type Headers = Readonly<Record<string, string>>;

/** The reason why a redirect is not followed, and the URL that it leads to. */
interface Refusal {
  readonly why: 'other_scheme' | 'long_location' | 'judged_alone';
  readonly location: string;
}

interface RedirectChain {
  readonly hops: Redirect[];
  readonly cookies: ChainCookies;
  /** Cookies are sent back. */
  readonly keepsCookies: boolean;
  /** At least one request went out. */
  sent: boolean;
}

/** Requests one URL and follows its redirects. All failures are in the returned value. */
export class Fetcher {
  readonly #paced: Sender;
  readonly #scope: Scope;
  readonly #options: CrawlOptions;
  readonly #signal: AbortSignal;
  readonly #headers: Readonly<Record<'own' | 'carrying' | 'external', Headers>>;

  constructor(parts: { paced: Sender; scope: Scope; options: CrawlOptions; signal: AbortSignal }) {
    this.#paced = parts.paced;
    this.#scope = parts.scope;
    this.#options = parts.options;
    this.#signal = parts.signal;
    const { headers = {}, ownUserAgent, userAgent } = parts.options;
    const own = { accept: ACCEPT, 'user-agent': ownUserAgent ?? userAgent };
    // Frozen, so that outbound prepares each of them once.
    this.#headers = {
      own: Object.freeze(own),
      carrying: Object.freeze({ accept: ACCEPT, ...headers, 'user-agent': own['user-agent'] }),
      external: Object.freeze({ accept: ACCEPT, 'user-agent': userAgent }),
    };
  }

  /** @throws the signal's reason when the crawl is over, nothing else */
  fetch(question: Question): Promise<Exchange | Stopped> {
    return this.#fetch(question, { cookies: new ChainCookies(), keepsCookies: false });
  }

  async #fetch(
    question: Question,
    manner: Pick<RedirectChain, 'cookies' | 'keepsCookies'>,
  ): Promise<Exchange | Stopped> {
    const hops: Redirect[] = [];
    const { cookies, keepsCookies } = manner;
    const chain: RedirectChain = { hops, cookies, keepsCookies, sent: false };
    const { end, refusal } = await this.#follow(question, chain);
    const { sent } = chain;
    // Some servers redirect visitors in a loop until they have shown that they keep cookies, as browsers do.
    if ((end.kind === 'loop' || end.kind === 'too_many_hops') && !keepsCookies && !cookies.empty) {
      this.#options.onNote?.({ url: question.url, why: 'cookies' });
      return this.#fetch(question, { cookies, keepsCookies: true });
    }
    const { method, url } = question;
    if (end.kind === 'bad_location') return { method, hops, url, end, sent };
    if (refusal === undefined || end.kind !== 'answer') {
      return { method, hops, url: withoutFragment(hops.at(-1)?.location ?? url), end, sent };
    }
    const { why, location } = refusal;
    if (why === 'judged_alone') return { stopped: true, method, hops, location, setsCookies: !cookies.empty };
    // A longer URL than one that is stored must not stay with the verdict.
    return { method, hops: why === 'long_location' ? stored(hops) : hops, url, end: { ...end, kind: why }, sent };
  }

  /**
   * Requests by HEAD; when that is refused, fails or ends in an error, GET decides, without reading the body. GET begins at the first URL
   * again, because servers may redirect HEAD to an error page.
   */
  async check(question: Omit<Question, 'method'>): Promise<Exchange | Stopped> {
    const first = await this.fetch({ ...question, method: 'HEAD' });
    if ('stopped' in first || !needsGet(first.end)) return first;
    this.#options.onNote?.({ url: question.url, why: 'head_failed', ...statusOf(first.end) });
    const second = await this.fetch({ ...question, method: 'GET' });
    return 'stopped' in second || second.sent ? second : { ...second, sent: first.sent };
  }

  #follow(question: Question, chain: RedirectChain): Promise<{ end: ExchangeEnd; refusal?: Refusal | undefined }> {
    const last = followRedirects<Refusal>(this.#paced, this.#requestOf(question), {
      maxRedirects: question.maxHops ?? MAX_HOPS,
      // The time of waiting for a slot is no fault of the server, so it does not count.
      limitsEach: true,
      onAnswer: ({ url, headers }) => {
        chain.sent = true;
        const setCookie = headers['set-cookie'];
        if (setCookie !== undefined) chain.cookies.keep(originOf(url), setCookie);
      },
      onHop: (hop) => chain.hops.push(hop),
      refuse: (next) => refusalOf(next, question.stopAt),
      headersFor: (url) => this.#headersFor(url, chain),
    });
    const onError = (error: unknown): { end: ExchangeEnd } => {
      this.#signal.throwIfAborted();
      if (error instanceof HostGaveUp) {
        chain.sent ||= error.sent;
        return { end: { kind: 'given_up' } };
      }
      if (error instanceof OutboundError) {
        chain.sent ||= error.phase === 'headers' || error.phase === 'body';
        return { end: failure(error) };
      }
      throw error;
    };
    return last.then((followed) => ({ end: endOf(followed), refusal: followed.refusal }), onError);
  }

  #requestOf(question: Question): OutboundRequest & Pick<Question, 'method'> {
    const { url, method, limits, maxBodyBytes, onBody } = question;
    const { localAddress } = this.#options;
    const plain: OutboundRequest & Pick<Question, 'method'> = { url, method, limits, signal: this.#signal };
    const reading = maxBodyBytes === undefined ? plain : { ...plain, maxBodyBytes };
    const taking = onBody === undefined ? reading : { ...reading, onBody };
    return localAddress === undefined ? taking : { ...taking, localAddress };
  }

  /** The headers for a URL. Those that the owner configured go to the own host alone, not with a redirect to another host. */
  #headersFor(url: string, { cookies, keepsCookies }: RedirectChain): Headers {
    const own = this.#scope.isInternal(url);
    const headers = this.#headers[own ? (this.#scope.mayCarryHeaders(url) ? 'carrying' : 'own') : 'external'];
    if (!keepsCookies) return headers;
    const [name, before] = Object.entries(headers).find(([name]) => /^cookie$/i.test(name)) ?? ['cookie'];
    const cookie = cookies.header(originOf(url), before);
    return cookie === undefined ? headers : { ...headers, [name]: cookie };
  }
}

function refusalOf(next: URL, stopAt: Question['stopAt']): Refusal | undefined {
  const location = withoutFragment(next.href);
  if (!/^https?:$/.test(next.protocol)) return { why: 'other_scheme', location };
  if (location.length > URL_LIMIT) return { why: 'long_location', location };
  return stopAt?.(location) ? { why: 'judged_alone', location } : undefined;
}

function stored(hops: readonly Redirect[]): Redirect[] {
  return hops.map((hop) => ({ ...hop, location: cut(hop.location) }));
}

function endOf({ outcome }: FollowedRedirects<Refusal>): ExchangeEnd {
  if (outcome === 'redirect_loop') return { kind: 'loop' };
  return outcome === 'too_many' ? { kind: 'too_many_hops' } : { kind: 'answer', response: outcome };
}

function failure(error: OutboundError): ExchangeEnd {
  if (error.code === 'invalid_url' && error.phase === 'headers') return { kind: 'bad_location' };
  const { code, message, tls, phase } = error;
  const connected = phase === 'request' || phase === 'headers' || phase === 'body';
  return { kind: 'error', code, message, ...(tls === undefined ? {} : { tls }), ...(connected ? { connected } : {}) };
}

function statusOf(end: ExchangeEnd): { status?: number } {
  return end.kind === 'answer' ? { status: end.response.status } : {};
}

function needsGet(end: ExchangeEnd): boolean {
  if (end.kind === 'answer') return end.response.status >= 300;
  return end.kind === 'error' ? HEAD_FAILURES.has(end.code) : HEAD_DETOURS.has(end.kind);
}

function withoutFragment(url: string): string {
  const hash = url.indexOf('#');
  return hash === -1 ? url : url.slice(0, hash);
}
