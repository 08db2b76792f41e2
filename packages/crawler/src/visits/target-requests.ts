import type { BodySink, ResponseHead } from '@linkvitals/outbound';
import type { CrawlOptions } from '../crawl-options.ts';
import { WALL_BYTES } from '../page/wall-page.ts';
import { type CrawlBounds, MANIFEST_BYTES, STYLESHEET_BYTES } from '../requests/crawl-bounds.ts';
import type { Fetcher, Stopped } from '../requests/fetcher.ts';
import type { LargeBody } from '../requests/large-body.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { RedirectRule } from '../targets/redirect-rule.ts';
import { type Exchange, isWithoutTarget, noteDamage, noteShown } from '../verdict/exchange.ts';
import { fileKind, looksLikeHtml } from './answer-kind.ts';

/** Bytes of a page in which quoted texts are looked for. */
const TEXT_BYTES = 2 * 1_024 * 1_024;

type Question = Parameters<Fetcher['fetch']>[0];

interface TargetRequestsParts {
  readonly frontier: Frontier;
  readonly fetcher: Fetcher;
  readonly bounds: CrawlBounds;
  readonly rule: RedirectRule;
  /** Sends no HEAD, so that the result is that of a reader, whose browser sends GET. */
  readonly getsOnly: boolean;
  readonly onNote?: CrawlOptions['onNote'];
}

/** Bytes to keep in order to see whether there is a body at all. */
const shownBytes = (head: ResponseHead): number => (isWithoutTarget(head) ? 1 : 0);
/** Bytes to keep in order to recognise a page that keeps programs out. */
const beginningBytes = (head: ResponseHead): number => (looksLikeHtml(head) ? WALL_BYTES + 1 : shownBytes(head));

/** Sends the requests for single targets, with the limits of their kind, and notes that they were sent. */
export class TargetRequests {
  readonly #frontier: Frontier;
  readonly #fetcher: Fetcher;
  readonly #bounds: CrawlBounds;
  readonly #rule: RedirectRule;
  readonly #getsOnly: boolean;
  readonly #onNote: CrawlOptions['onNote'];

  constructor({ frontier, fetcher, bounds, rule, getsOnly, onNote }: TargetRequestsParts) {
    this.#onNote = onNote;
    this.#getsOnly = getsOnly;
    this.#frontier = frontier;
    this.#fetcher = fetcher;
    this.#bounds = bounds;
    this.#rule = rule;
  }

  /** Requests a page of the site by GET; a large body is put into `body`. */
  requestPage(id: number, body: LargeBody): Promise<Exchange | Stopped> {
    this.#frontier.markFetched(id);
    return this.#getInto(body, id, { limits: this.#bounds.page, stopAt: this.#rule.stopFor(id) });
  }

  /** Requests a target that is judged by its status: HEAD, and GET when that fails. */
  async requestHead(id: number): Promise<Exchange | Stopped> {
    // The second chance is a GET at once: an error of HEAD does not count then.
    if (this.#getsOnly || this.#frontier.isRechecked(id)) return this.requestBeginning(id);
    const stopAt = this.#rule.stopFor(id);
    const question = { url: this.#frontier.url(id), limits: this.#bounds.link, stopAt, maxBodyBytes: beginningBytes };
    return this.#noted(id, await this.#fetcher.check(question));
  }

  /** Requests a target that is judged by its status, with its body for the links or ids in it. */
  requestBody(id: number, body: LargeBody): Promise<Exchange | Stopped> {
    return this.#getInto(body, id, { limits: this.#bounds.link, stopAt: this.#rule.stopFor(id) });
  }

  /** Requests a target that is judged by its status, with the beginning of its body. */
  requestBeginning(id: number): Promise<Exchange | Stopped> {
    return this.#get(id, { maxBodyBytes: beginningBytes, limits: this.#bounds.link, stopAt: this.#rule.stopFor(id) });
  }

  /** Requests a document for its ids, after its verdict: redirects are followed to the end. */
  async requestAgain(id: number, body: LargeBody): Promise<Exchange | undefined> {
    this.#onNote?.({ url: this.#frontier.url(id), why: 'ids' });
    const answered = await this.#getInto(body, id, { limits: this.#bounds.page });
    return 'stopped' in answered ? undefined : answered;
  }

  /** Requests a document for its text, after its verdict. */
  async requestText(id: number): Promise<Exchange | undefined> {
    this.#onNote?.({ url: this.#frontier.url(id), why: 'text' });
    const maxBodyBytes = (head: ResponseHead): number => Math.min(TEXT_BYTES, this.#bodyBytes(id, head));
    const answered = await this.#get(id, { maxBodyBytes, limits: this.#bounds.page });
    return 'stopped' in answered ? undefined : answered;
  }

  /** Requests a redirect loop as a whole: with the cookies that the loop sets it may end. */
  requestLoop(id: number): Promise<Exchange | Stopped> {
    const stopAt = (location: string): boolean => this.#rule.mustNotFollow(location);
    return this.#fetcher.fetch({ url: this.#frontier.url(id), method: 'GET', limits: this.#bounds.page, stopAt });
  }

  async #get(id: number, how: Omit<Question, 'url' | 'method'>): Promise<Exchange | Stopped> {
    return this.#noted(id, await this.#fetcher.fetch({ ...how, url: this.#frontier.url(id), method: 'GET' }));
  }

  /** Requests by GET; a large body is put into `body`. */
  async #getInto(body: LargeBody, id: number, how: Pick<Question, 'limits' | 'stopAt'>): Promise<Exchange | Stopped> {
    const maxBodyBytes = (head: ResponseHead): number => this.#bodyBytes(id, head);
    const onBody = (head: ResponseHead): BodySink | undefined => body.sinkFor(head, maxBodyBytes(head));
    const question = { ...how, url: this.#frontier.url(id), method: 'GET', maxBodyBytes, onBody } as const;
    const answered = await this.#fetcher.fetch(question);
    return this.#noted(id, 'stopped' in answered ? answered : body.putInto(answered));
  }

  #noted(id: number, answered: Exchange | Stopped): Exchange | Stopped {
    if ('stopped' in answered || answered.sent) this.#frontier.markRequested(id);
    return 'stopped' in answered ? answered : noteDamage(noteShown(answered));
  }

  #bodyBytes(id: number, head: ResponseHead): number {
    const kind = fileKind(id, head, this.#frontier);
    if (kind !== undefined) return kind === 'stylesheet' ? STYLESHEET_BYTES : MANIFEST_BYTES;
    return looksLikeHtml(head) ? this.#bounds.htmlBytes : shownBytes(head);
  }
}
