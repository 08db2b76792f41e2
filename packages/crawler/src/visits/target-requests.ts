import type { OutboundLimits, ResponseHead } from '@linkvitals/outbound';
import { type CrawlBounds, MANIFEST_BYTES, STYLESHEET_BYTES } from '../requests/crawl-bounds.ts';
import type { Fetcher, Stopped } from '../requests/fetcher.ts';
import type { LargeBody } from '../requests/large-body.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { RedirectRule } from '../targets/redirect-rule.ts';
import { type Exchange, isWithoutTarget, noteShown } from '../verdict/exchange.ts';
import { fileKind, looksLikeHtml } from './answer-kind.ts';

interface TargetRequestsParts {
  readonly frontier: Frontier;
  readonly fetcher: Fetcher;
  readonly bounds: CrawlBounds;
  readonly rule: RedirectRule;
}

/** As many as show that there are any. */
const shownBytes = (head: ResponseHead): number => (isWithoutTarget(head) ? 1 : 0);

/** Sends the requests for single targets, with the limits of their kind, and notes that they were sent. */
export class TargetRequests {
  readonly #frontier: Frontier;
  readonly #fetcher: Fetcher;
  readonly #bounds: CrawlBounds;
  readonly #rule: RedirectRule;

  constructor({ frontier, fetcher, bounds, rule }: TargetRequestsParts) {
    this.#frontier = frontier;
    this.#fetcher = fetcher;
    this.#bounds = bounds;
    this.#rule = rule;
  }

  /** A page of the site: GET, its body put into `body` when it is large. */
  async requestPage(id: number, body: LargeBody): Promise<Exchange | Stopped> {
    this.#frontier.markFetched(id);
    const answered = await this.#fetcher.fetch({
      url: this.#frontier.url(id),
      method: 'GET',
      limits: this.#bounds.page,
      maxBodyBytes: (head) => this.#bodyBytes(id, head),
      onBody: (head) => body.sinkFor(head, this.#bounds.htmlBytes),
      stopAt: this.#rule.stopFor(id),
    });
    return this.#noted(id, 'stopped' in answered ? answered : body.putInto(answered));
  }

  /** What is judged by its status: HEAD, and GET when that fails. */
  async requestHead(id: number): Promise<Exchange | Stopped> {
    const stopAt = this.#rule.stopFor(id);
    const question = { url: this.#frontier.url(id), limits: this.#bounds.link, stopAt, maxBodyBytes: shownBytes };
    // The second chance is a GET at once: whatever HEAD meets does not count then.
    const answered = this.#frontier.isRechecked(id)
      ? await this.#fetcher.fetch({ ...question, method: 'GET' })
      : await this.#fetcher.check(question);
    return this.#noted(id, answered);
  }

  /** What is judged by its status, with its body for the links or ids in it. */
  requestBody(id: number): Promise<Exchange | Stopped> {
    return this.#get(id, this.#bounds.link, this.#rule.stopFor(id));
  }

  /** A document whose verdict stands, for its ids or its text: redirects are followed to the end. */
  async requestAgain(id: number): Promise<Exchange | undefined> {
    const answered = await this.#get(id, this.#bounds.page);
    return 'stopped' in answered ? undefined : answered;
  }

  /** A redirect loop as a whole: with the cookies that it sets it may end. */
  requestLoop(id: number): Promise<Exchange | Stopped> {
    const stopAt = (location: string): boolean => this.#rule.mustNotFollow(location);
    return this.#fetcher.fetch({ url: this.#frontier.url(id), method: 'GET', limits: this.#bounds.page, stopAt });
  }

  async #get(id: number, limits: OutboundLimits, stopAt?: (location: string) => boolean): Promise<Exchange | Stopped> {
    const maxBodyBytes = (head: ResponseHead): number => this.#bodyBytes(id, head);
    const question = { url: this.#frontier.url(id), method: 'GET', limits, maxBodyBytes } as const;
    const answered = await this.#fetcher.fetch(stopAt === undefined ? question : { ...question, stopAt });
    return this.#noted(id, answered);
  }

  #noted(id: number, answered: Exchange | Stopped): Exchange | Stopped {
    if ('stopped' in answered || answered.sent) this.#frontier.markRequested(id);
    return 'stopped' in answered ? answered : noteShown(answered);
  }

  #bodyBytes(id: number, head: ResponseHead): number {
    const kind = fileKind(id, head, this.#frontier);
    if (kind !== undefined) return kind === 'stylesheet' ? STYLESHEET_BYTES : MANIFEST_BYTES;
    return looksLikeHtml(head) ? this.#bounds.htmlBytes : 0;
  }
}
