import { type Prefix, UrlIndex } from '../memory/url-index.ts';
import { withRoom } from '../memory/with-room.ts';
import type { Reason, Verdict } from '../types/verdict.ts';
import type { Use } from '../verdict/wrong-type.ts';
import { CODE, FORM_ONLY, IMAGE, INTERNAL, MANIFEST, NAVIGATIONAL, ROLE_BITS, STYLESHEET } from './roles.ts';

const step = (bit: number): number => 1 << (ROLE_BITS + bit);
const DORMANT = step(0);
const DEFERRED = step(1);
const QUEUED = step(2);
const REQUESTED = step(3);
const FETCHED = step(4);
const HTML = step(5);
const READ = step(6);
const MIXED = step(7);
const RECHECKED = step(8);
const DOUBTFUL = step(9);

const VERDICTS: readonly Verdict[] = ['ok', 'broken', 'suspect', 'unverifiable', 'not_checked'];
const DEEPEST = 0xffff;

/**
 * All URLs of the crawl, each once, with the state of each. Ids count from 1 in order of discovery. Grows with the site, so it holds the
 * URL and some 32 bytes for each target, and nothing else.
 *
 * The steps of a target:
 *
 * | Step | Who calls it |
 * |---|---|
 * | `add`: found, by a link, a redirect or a sitemap | `TargetRecords` |
 * | `markJudged`: refused at once (excluded, a form …) | `TargetRecords` |
 * | `doubt`: only variants of it link to it; `trust`: something else does | `Targets` |
 * | `defer`, `queue`: waits in a lane | `TargetQueue` |
 * | `take`: leaves its lane to be requested | `TargetQueue` |
 * | `markFetched`: its body is requested with it | visits |
 * | `markRequested`: a request was sent | visits |
 * | `markRead`, `markMixed`: its document was read | `Documents` |
 * | `markJudged`, `markHtml`: has a verdict | `Judgements` |
 * | `markRechecked`, then `queue`: a suspect gets its second chance | `Judgements`, `TargetQueue` |
 * | `queue` again: it proved to be a page, or its ids are needed | `TargetQueue` |
 *
 * A resumed crawl starts with `restore`, and `sleep` for targets without a verdict: they stay dormant until something that links to them
 * calls `wake`.
 */
export class Frontier {
  readonly #max: number;
  readonly #urls: string[] = [''];
  readonly #ids = new UrlIndex(this.#urls);
  #bits = new Uint32Array(1_024);
  #verdicts = new Uint8Array(1_024);
  #depths = new Uint16Array(1_024);
  #statuses = new Uint16Array(1_024);
  #reasons = new Uint8Array(1_024);
  readonly #reasonNames: Reason[] = [];
  /** New URLs were left out, because the largest number of targets was reached. */
  turnedAway = false;

  /** @param max number of targets beyond which links add none */
  constructor(max = Number.POSITIVE_INFINITY) {
    this.#max = max;
  }

  /** The largest number of targets is reached, so links add no more. */
  get isFull(): boolean {
    return this.size >= this.#max;
  }

  /** A link may lead to the URL: it is known, or there is room for it. */
  admits(url: string): boolean {
    if (!this.isFull || this.find(url) !== undefined) return true;
    this.turnedAway = true;
    return false;
  }

  /** Highest id given. */
  get size(): number {
    return this.#urls.length - 1;
  }

  find(url: string): number | undefined {
    return this.#ids.find(url);
  }

  /** A prefix for `findJoined`. */
  prefix(text: string): Prefix {
    return this.#ids.prefix(text);
  }

  /** Id of the URL that is made of `prefix` and a part of `text`, see `UrlIndex`. */
  findJoined(prefix: string, text: string, part: { from: number; to: number; hash: number }): number | undefined {
    return this.#ids.findJoined(prefix, text, part);
  }

  /** @param url must be new */
  add(url: string, depth: number, role: number): number {
    return this.restore(this.#urls.length, url, { depth, role });
  }

  /** Adds a target of an earlier run under its id. */
  restore(id: number, url: string, { depth, role }: { depth: number; role: number }): number {
    while (this.#urls.length <= id) this.#urls.push('');
    this.#makeRoom(id);
    this.#urls[id] = url;
    this.#ids.set(url, id);
    this.#depths[id] = Math.min(depth, DEEPEST);
    this.#bits[id] = role;
    return id;
  }

  url(id: number): string {
    return this.#urls[id] ?? '';
  }

  depth(id: number): number {
    return this.#depths[id] ?? 0;
  }

  lowerDepth(id: number, depth: number): void {
    this.#depths[id] = Math.min(depth, this.depth(id));
  }

  isInternal(id: number): boolean {
    return this.#has(id, INTERNAL);
  }

  /** The target is internal, and HTML at its URL is a page of the site. */
  isNavigational(id: number): boolean {
    return this.#has(id, NAVIGATIONAL);
  }

  isStylesheet(id: number): boolean {
    return this.#has(id, STYLESHEET);
  }

  isManifest(id: number): boolean {
    return this.#has(id, MANIFEST);
  }

  /** The use of the target in browsers. Undefined for pages, which readers also open. */
  useOf(id: number): Use {
    if (this.isNavigational(id)) return undefined;
    return this.#has(id, CODE) ? 'code' : this.#has(id, IMAGE) ? 'image' : undefined;
  }

  /** Only forms lead to the target, so it is not requested. */
  isFormOnly(id: number): boolean {
    return this.#has(id, FORM_ONLY);
  }

  hasRole(id: number, role: number): boolean {
    return this.#has(id, role);
  }

  addRole(id: number, role: number): void {
    this.#set(id, role);
  }

  /** Notes that something else than a form leads to the target as well. */
  release(id: number): void {
    this.#unset(id, FORM_ONLY);
  }

  /** The target is requested only when something links to it again. */
  isDormant(id: number): boolean {
    return this.#has(id, DORMANT);
  }

  sleep(id: number): void {
    this.#set(id, DORMANT);
  }

  wake(id: number, role: number): void {
    this.#unset(id, DORMANT);
    this.#set(id, role);
  }

  /** A page of a prefix that has had its share of requests: it waits until no other target does. */
  isDeferred(id: number): boolean {
    return this.#has(id, DEFERRED);
  }

  defer(id: number): void {
    this.#set(id, DEFERRED);
  }

  /** Ends the deferral of the page. */
  undefer(id: number): void {
    this.#unset(id, DEFERRED);
  }

  /** Only variants of the target link to it: see `TrapGuard`. */
  isDoubtful(id: number): boolean {
    return this.#has(id, DOUBTFUL);
  }

  doubt(id: number): void {
    this.#set(id, DOUBTFUL);
  }

  trust(id: number): void {
    this.#unset(id, DOUBTFUL);
  }

  isQueued(id: number): boolean {
    return this.#has(id, QUEUED);
  }

  queue(id: number): void {
    this.#set(id, QUEUED);
  }

  /** Takes the target out of its lane. Its entries in other lanes do not count any more. */
  take(id: number): void {
    this.#unset(id, QUEUED);
  }

  /** A request for the target was sent. */
  wasRequested(id: number): boolean {
    return this.#has(id, REQUESTED);
  }

  markRequested(id: number): void {
    this.#set(id, REQUESTED);
  }

  /** The target was requested together with its body, so no second request is needed. */
  isFetched(id: number): boolean {
    return this.#has(id, FETCHED);
  }

  markFetched(id: number): void {
    this.#set(id, FETCHED);
  }

  /** Notes that the body is still to be requested, because the response to the first request could not be read. */
  unmarkFetched(id: number): void {
    this.#unset(id, FETCHED);
  }

  /** The target answered with HTML. False for a target of the site that redirects. */
  isHtml(id: number): boolean {
    return this.#has(id, HTML);
  }

  markHtml(id: number): void {
    this.#set(id, HTML);
  }

  /** The target was read as a document of the site. */
  isRead(id: number): boolean {
    return this.#has(id, READ);
  }

  markRead(id: number): void {
    this.#set(id, READ);
  }

  /** The document came over https and loads something over http. */
  isMixed(id: number): boolean {
    return this.#has(id, MIXED);
  }

  markMixed(id: number): void {
    this.#set(id, MIXED);
  }

  /** The target was suspect once; the next failure decides. */
  isRechecked(id: number): boolean {
    return this.#has(id, RECHECKED);
  }

  markRechecked(id: number): void {
    this.#set(id, RECHECKED);
  }

  /** The verdict on the target; undefined while there is none. */
  verdict(id: number): { verdict: Verdict; reason: Reason; status: number | undefined } | undefined {
    const verdict = VERDICTS[(this.#verdicts[id] ?? 0) - 1];
    const reason = this.#reasonNames[this.#reasons[id] ?? 0];
    if (verdict === undefined || reason === undefined) return undefined;
    return { verdict, reason, status: this.#statuses[id] || undefined };
  }

  markJudged(id: number, facts: { verdict: Verdict; reason: Reason; status?: number }): void {
    let reason = this.#reasonNames.indexOf(facts.reason);
    if (reason === -1) reason = this.#reasonNames.push(facts.reason) - 1;
    this.#verdicts[id] = VERDICTS.indexOf(facts.verdict) + 1;
    this.#reasons[id] = reason;
    this.#statuses[id] = facts.status ?? 0;
  }

  #has(id: number, bits: number): boolean {
    return ((this.#bits[id] ?? 0) & bits) === bits;
  }

  #set(id: number, bits: number): void {
    this.#bits[id] = (this.#bits[id] ?? 0) | bits;
  }

  #unset(id: number, bits: number): void {
    this.#bits[id] = (this.#bits[id] ?? 0) & ~bits;
  }

  #makeRoom(id: number): void {
    if (id < this.#bits.length) return;
    this.#bits = withRoom(this.#bits, id + 1);
    this.#verdicts = withRoom(this.#verdicts, id + 1);
    this.#reasons = withRoom(this.#reasons, id + 1);
    this.#depths = withRoom(this.#depths, id + 1);
    this.#statuses = withRoom(this.#statuses, id + 1);
  }
}
