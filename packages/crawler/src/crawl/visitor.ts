import type { OutboundResponse, ResponseHead } from '@linkvitals/outbound';
import type { FragmentLedger } from '../fragments/fragment-ledger.ts';
import type { BodyRoom } from '../requests/body-room.ts';
import { type CrawlBounds, MANIFEST_BYTES, STYLESHEET_BYTES } from '../requests/crawl-bounds.ts';
import type { Fetcher, Stopped } from '../requests/fetcher.ts';
import type { HostRoots } from '../requests/host-roots.ts';
import { LargeBody } from '../requests/large-body.ts';
import type { RobotsBook } from '../robots/robots-book.ts';
import type { RobotsPolicy } from '../robots/robots-policy.ts';
import type { Frontier } from '../targets/frontier.ts';
import { isHtmlType, type Judgements } from '../targets/judgements.ts';
import type { Targets } from '../targets/targets.ts';
import type { ExternalHosts, VerdictFacts } from '../types.ts';
import { originOf } from '../url/origin-of.ts';
import { identityOf } from '../url/resolve-link.ts';
import type { Scope } from '../url/scope.ts';
import { type Exchange, stoppedBefore } from '../verdict/exchange.ts';
import { judge, judgeAnswer } from '../verdict/judge.ts';
import { judgeWithoutRobots } from '../verdict/judge-without-robots.ts';
import { isPrivate, PRIVATE_ADDRESS } from '../verdict/private-address.ts';
import { goodAnswer, isCss, isFound, isHtml, looksLikeHtml, wholeAnswer } from './answer-kind.ts';
import type { DocumentReader } from './document-reader.ts';

interface VisitorParts {
  readonly frontier: Frontier;
  readonly targets: Targets;
  readonly judgements: Judgements;
  readonly fragments: FragmentLedger;
  readonly reader: DocumentReader;
  readonly fetcher: Fetcher;
  readonly robots: RobotsBook;
  readonly roots: HostRoots;
  readonly scope: Scope;
  readonly externalHosts: ExternalHosts;
  readonly bounds: CrawlBounds;
  readonly isExcluded: (url: string) => boolean;
  readonly checkExternal: boolean;
  readonly bodyRoom: BodyRoom;
}

/** Requests one target, as its role demands, and passes on the response. */
export class Visitor {
  readonly #parts: VisitorParts;

  constructor(parts: VisitorParts) {
    this.#parts = parts;
  }

  /** A page of the site: GET, read when it is HTML. */
  async page(id: number): Promise<void> {
    const { frontier, fetcher, bounds, bodyRoom } = this.#parts;
    const mayFetch = this.#mayFetch(id);
    if (!(mayFetch === true || (await mayFetch))) return;
    const body = new LargeBody(bodyRoom);
    try {
      frontier.fetching(id);
      const answered = await fetcher.fetch({
        url: frontier.url(id),
        method: 'GET',
        limits: bounds.page,
        maxBodyBytes: (head) => this.#bodyBytes(id, head),
        onBody: (head) => body.sinkFor(head, bounds.htmlBytes),
        stopAt: (url) => this.#isJudgedApart(url),
      });
      this.#noteSent(id, answered);
      if ('stopped' in answered) await this.#followLater(id, answered);
      else await this.#takePage(id, body.putInto(answered));
    } finally {
      body.release();
    }
  }

  #takePage(id: number, fetched: Exchange): Promise<void> | undefined {
    const wasFetched = !stoppedBefore(fetched) && this.#parts.scope.isInternal(fetched.url);
    if (fetched.hops.length === 0 || !wasFetched) return this.#deliver(id, fetched);
    const url = identityOf(fetched.url);
    const { frontier, targets, judgements } = this.#parts;
    // A failed end without links of its own is one broken link: that to the redirect.
    if (wholeAnswer(fetched) === undefined && frontier.find(url) === undefined) return this.#deliver(id, fetched);
    // Redirected to a new page: the response is that page's own.
    const final = targets.adopt(url, frontier.depth(id));
    if (final.id === id) return this.#deliver(id, { ...fetched, hops: [] });
    judgements.alias(id, final.id, fetched);
    if (final.isNew) this.#noteSent(final.id, fetched);
    return final.isNew ? this.#deliver(final.id, { ...fetched, hops: [] }) : undefined;
  }

  /** Anything else on the own host. */
  async check(id: number): Promise<void> {
    const { frontier, fetcher, bounds, fragments } = this.#parts;
    const mayFetch = this.#mayFetch(id);
    if (!(mayFetch === true || (await mayFetch))) return;
    const question = { url: frontier.url(id), limits: bounds.link, stopAt: (url: string) => this.#isJudgedApart(url) };
    const holdsUrls = this.#holdsUrls(id);
    if (holdsUrls) frontier.fetching(id);
    const wantsBody = holdsUrls || fragments.wants(id);
    const fetched = wantsBody
      ? await fetcher.fetch({ ...question, method: 'GET', maxBodyBytes: (head) => this.#bodyBytes(id, head) })
      : await this.#checkHead(id, question);
    this.#noteSent(id, fetched);
    if ('stopped' in fetched) return this.#followLater(id, fetched);
    const response = goodAnswer(fetched);
    if (response === undefined || !holdsUrls || !this.#readForUrls(id, { exchange: fetched, response }))
      await this.#judgeChecked(id, fetched);
  }

  /** A target on another host. */
  async external(id: number): Promise<void> {
    const { frontier, fetcher, bounds, fragments, externalHosts, judgements } = this.#parts;
    const url = frontier.url(id);
    const wantsBody = fragments.wants(id);
    const cached = wantsBody ? undefined : externalHosts.cached(url);
    if (cached !== undefined) return judgements.settle(id, cached);
    const question = { url, limits: bounds.link, stopAt: (next: string) => this.#parts.scope.isInternal(next) };
    const fetched = wantsBody
      ? await fetcher.fetch({ ...question, method: 'GET', maxBodyBytes: (head) => this.#bodyBytes(id, head) })
      : await this.#checkHead(id, question);
    this.#noteSent(id, fetched);
    if ('stopped' in fetched) return this.#followLater(id, fetched);
    const more = isPrivate(fetched, url) ? PRIVATE_ADDRESS : await this.#refusesAll(fetched);
    externalHosts.remember(url, await this.#judgeChecked(id, fetched, more));
  }

  /** The ids of a page that was only checked before; its verdict stands. */
  async anchors(id: number): Promise<void> {
    const { frontier, fetcher, bounds, externalHosts, judgements } = this.#parts;
    const url = frontier.url(id);
    // The response to another crawl stood for it until now, so its verdict says that nothing was requested.
    const known = frontier.wasRequested(id) ? undefined : externalHosts.cached(url);
    const maxBodyBytes = (head: ResponseHead): number => this.#bodyBytes(id, head);
    const fetched = await fetcher.fetch({ url, method: 'GET', limits: bounds.page, maxBodyBytes });
    this.#noteSent(id, fetched);
    if (known !== undefined) judgements.settle(id, known);
    if (!('stopped' in fetched)) await this.#learnAnchors(id, fetched);
  }

  /** The text of an own page that links quote. */
  async texts(id: number): Promise<void> {
    const { frontier, fetcher, bounds, reader } = this.#parts;
    const url = frontier.url(id);
    const maxBodyBytes = (head: ResponseHead): number => this.#bodyBytes(id, head);
    const fetched = await fetcher.fetch({ url, method: 'GET', limits: bounds.page, maxBodyBytes });
    const response = 'stopped' in fetched ? undefined : wholeAnswer(fetched);
    if (response !== undefined && isHtml(response)) reader.texts(id, response);
  }

  #noteSent(id: number, fetched: Exchange | Stopped): void {
    if ('stopped' in fetched || fetched.sent) this.#parts.frontier.requested(id);
  }

  #checkHead(id: number, question: Parameters<Fetcher['check']>[0]): Promise<Exchange | Stopped> {
    const { frontier, fetcher } = this.#parts;
    // The second chance is a GET at once: whatever HEAD meets does not count then.
    return frontier.isRechecked(id) ? fetcher.fetch({ ...question, method: 'GET' }) : fetcher.check(question);
  }

  /** Robots.txt comes first; what it forbids, or an origin that does not even serve it, is not requested. */
  #mayFetch(id: number): boolean | Promise<boolean> {
    const { frontier, robots } = this.#parts;
    const policy = robots.fresh(originOf(frontier.url(id)));
    return policy === undefined ? this.#fetchRobots(id) : this.#isAllowed(id, policy);
  }

  async #fetchRobots(id: number): Promise<boolean> {
    const { frontier, robots, judgements } = this.#parts;
    const url = frontier.url(id);
    const recheck = frontier.isRechecked(id);
    if (recheck) robots.forgetUnreachable(originOf(url));
    const answer = await robots.of(originOf(url));
    if (answer.kind === 'policy') return this.#isAllowed(id, answer.policy);
    judgements.settle(id, judgeWithoutRobots(url, answer.exchange, recheck));
    return false;
  }

  #isAllowed(id: number, policy: RobotsPolicy): boolean {
    const { frontier, judgements } = this.#parts;
    const detail = policy.refusal(frontier.url(id));
    if (detail === undefined) return true;
    judgements.settle(id, { verdict: 'not_checked', reason: 'robots_disallowed', redirects: [], warnings: [], detail });
    return false;
  }

  #deliver(id: number, exchange: Exchange): Promise<void> | undefined {
    const { frontier, judgements, reader } = this.#parts;
    const response = goodAnswer(exchange);
    if (response?.bodyError !== undefined) {
      const end = { kind: 'error', code: response.bodyError, message: 'The page broke off.' } as const;
      judgements.settle(id, judge({ ...exchange, end }, frontier.isRechecked(id)));
      return undefined;
    }
    if (response !== undefined && exchange.hops.length === 0) {
      if (isHtml(response)) return reader.page(id, { exchange, response });
      // A page links to it as well.
      if (this.#readForUrls(id, { exchange, response })) return undefined;
    }
    judgements.settle(id, judge(exchange, frontier.isRechecked(id)));
    return undefined;
  }

  async #judgeChecked(id: number, exchange: Exchange, more?: Partial<VerdictFacts>): Promise<VerdictFacts> {
    const { frontier, judgements } = this.#parts;
    const facts: VerdictFacts = { ...judge(exchange, frontier.isRechecked(id)), ...more };
    await this.#learnAnchors(id, exchange);
    judgements.settle(id, facts);
    return facts;
  }

  /** Another host that answers its own root with the same odd refusal says nothing about the page. */
  async #refusesAll({ end, url }: Exchange): Promise<Partial<VerdictFacts> | undefined> {
    if (end.kind !== 'answer' || judgeAnswer(end.response)[1] !== 'client_error') return undefined;
    const root = `${originOf(url)}/`;
    if (url === root || (await this.#parts.roots.status(root)) !== end.response.status) return undefined;
    return REFUSES_ALL;
  }

  async #learnAnchors(id: number, exchange: Exchange): Promise<void> {
    const response = wholeAnswer(exchange);
    if (response === undefined || response.body.byteLength === 0) return;
    if (isHtml(response)) await this.#parts.reader.anchors(id, response);
  }

  /** The redirect leads to a target that has, or gets, a verdict of its own. */
  async #followLater(id: number, { hops, location, setsCookies }: Stopped): Promise<void> {
    const { frontier, targets, judgements } = this.#parts;
    const kind = frontier.isNavigational(id) ? 'redirect' : 'link';
    const final = targets.meet({ kind: 'http', url: identityOf(location) }, kind, frontier.depth(id));
    if (setsCookies && judgements.closesLoop(id, final)) return this.#followLoop(id, final);
    judgements.alias(id, final, { hops, method: 'GET' });
  }

  /** A redirect loop of targets that sets cookies: followed as a whole it may end. */
  async #followLoop(id: number, final: number): Promise<void> {
    const { frontier, fetcher, judgements, bounds } = this.#parts;
    const stopAt = (url: string): boolean => this.#isRefused(url);
    const fetched = await fetcher.fetch({ url: frontier.url(id), method: 'GET', limits: bounds.page, stopAt });
    if ('stopped' in fetched) judgements.alias(id, final, { hops: fetched.hops, method: 'GET' });
    else judgements.settle(id, judge(fetched, frontier.isRechecked(id)));
  }

  /** Also what must not be requested within a redirect chain: it is then a target of its own, and refused as one. */
  #isJudgedApart(location: string): boolean {
    return this.#isKnownInternal(location) || this.#isRefused(location);
  }

  #isRefused(location: string): boolean {
    const { scope, robots, isExcluded, checkExternal } = this.#parts;
    if (!scope.isInternal(location)) return !checkExternal;
    return !robots.loaded(originOf(location))?.allows(location) || isExcluded(location);
  }

  #isKnownInternal(location: string): boolean {
    const { scope, frontier } = this.#parts;
    return scope.isInternal(location) && frontier.find(identityOf(location)) !== undefined;
  }

  #bodyBytes(id: number, head: ResponseHead): number {
    if (this.#isStylesheet(id, head)) return STYLESHEET_BYTES;
    if (this.#isManifest(id, head)) return MANIFEST_BYTES;
    return looksLikeHtml(head) ? this.#parts.bounds.htmlBytes : 0;
  }

  #holdsUrls(id: number): boolean {
    const { frontier } = this.#parts;
    return frontier.isStylesheet(id) || frontier.isManifest(id);
  }

  /** False when it is none of the kinds that it is linked as. */
  #readForUrls(id: number, answered: { exchange: Exchange; response: OutboundResponse }): boolean {
    const { reader } = this.#parts;
    if (this.#isStylesheet(id, answered.response)) reader.stylesheet(id, answered);
    else if (this.#isManifest(id, answered.response)) reader.manifest(id, answered);
    else return false;
    return true;
  }

  #isStylesheet(id: number, head: ResponseHead): boolean {
    return this.#parts.frontier.isStylesheet(id) && isCss(head);
  }

  /** Browsers read it whatever its type is; what is HTML is an error page or a shell. */
  #isManifest(id: number, head: ResponseHead): boolean {
    return this.#parts.frontier.isManifest(id) && isFound(head) && !isHtmlType(head.headers['content-type'] ?? '');
  }
}

const REFUSES_ALL = {
  verdict: 'unverifiable',
  reason: 'blocked',
  detail: 'The server gives the same answer for its root.',
} as const;
