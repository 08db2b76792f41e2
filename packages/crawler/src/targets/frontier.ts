import { type Prefix, UrlIndex } from '../memory/url-index.ts';
import { withRoom } from '../memory/with-room.ts';
import type { Reason, Verdict } from '../types.ts';

/** What is known of a target, one bit each. */
export const INTERNAL = 1;
export const NAVIGATIONAL = 2;
/** A stylesheet of the site: fetched and read for the URLs in it. */
export const STYLESHEET = 4;
/** Waits in a queue. */
export const QUEUED = 8;
/** Answered with HTML. */
export const HTML = 16;
/** Read as a page of the site. */
export const READ = 32;
/** Was suspect once; the next failure decides. */
export const RECHECK = 64;
/** Met as the action of a form only: recorded, never requested. */
export const FORM_ONLY = 128;
/** Left without a verdict by an earlier run; requested when something links to it again. */
export const DORMANT = 256;
/** Was requested together with its body, so there is nothing more to get. */
export const FETCHED = 512;

/** Comes over https and loads something over http. */
export const MIXED = 1_024;
/** A page whose prefix has had its share: waits until nothing else does. */
export const DEFERRED = 2_048;
/** The manifest of a web application, of the site: fetched and read for the URLs in it. */
export const MANIFEST = 8_192;
/** A request for it was sent. */
export const REQUESTED = 4_096;

const VERDICTS: readonly Verdict[] = ['ok', 'broken', 'suspect', 'unverifiable', 'not_checked'];
const DEEPEST = 0xffff;

/**
 * All URLs of the crawl, each once. Ids count from 1 in order of discovery. Grows with the site, so it holds the URL
 * and some 30 bytes for each target, and nothing else.
 */
export class Frontier {
  readonly #urls: string[] = [''];
  readonly #ids = new UrlIndex((id) => this.url(id));
  #flags = new Uint16Array(1_024);
  #verdicts = new Uint8Array(1_024);
  #depths = new Uint16Array(1_024);
  #statuses = new Uint16Array(1_024);
  #reasons = new Uint8Array(1_024);
  readonly #reasonNames: Reason[] = [];

  /** Highest id given. */
  get size(): number {
    return this.#urls.length - 1;
  }

  find(url: string): number | undefined {
    return this.#ids.find(url);
  }

  /** For `findJoined`. */
  prefix(text: string): Prefix {
    return this.#ids.prefix(text);
  }

  /** What `find` gives for the URL that is made of `prefix` and a part of `text`, see `UrlIndex`. */
  findJoined(prefix: string, text: string, part: { from: number; to: number; hash: number }): number | undefined {
    return this.#ids.findJoined(prefix, text, part);
  }

  /** @param url must be new */
  add(url: string, depth: number, flags: number): number {
    return this.restore(this.#urls.length, url, { depth, flags });
  }

  /** Puts a target of an earlier run back under its id. */
  restore(id: number, url: string, { depth, flags }: { depth: number; flags: number }): number {
    while (this.#urls.length <= id) this.#urls.push('');
    this.#makeRoom(id);
    this.#urls[id] = url;
    this.#ids.set(url, id);
    this.#depths[id] = Math.min(depth, DEEPEST);
    this.#flags[id] = flags;
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

  has(id: number, flags: number): boolean {
    return ((this.#flags[id] ?? 0) & flags) === flags;
  }

  set(id: number, flags: number): void {
    this.#flags[id] = (this.#flags[id] ?? 0) | flags;
  }

  unset(id: number, flags: number): void {
    this.#flags[id] = (this.#flags[id] ?? 0) & ~flags;
  }

  /** Undefined while nothing has been said about the target. */
  verdict(id: number): { verdict: Verdict; reason: Reason; status: number | undefined } | undefined {
    const verdict = VERDICTS[(this.#verdicts[id] ?? 0) - 1];
    const reason = this.#reasonNames[this.#reasons[id] ?? 0];
    if (verdict === undefined || reason === undefined) return undefined;
    return { verdict, reason, status: this.#statuses[id] || undefined };
  }

  judged(id: number, facts: { verdict: Verdict; reason: Reason; status?: number }): void {
    let reason = this.#reasonNames.indexOf(facts.reason);
    if (reason === -1) reason = this.#reasonNames.push(facts.reason) - 1;
    this.#verdicts[id] = VERDICTS.indexOf(facts.verdict) + 1;
    this.#reasons[id] = reason;
    this.#statuses[id] = facts.status ?? 0;
  }

  #makeRoom(id: number): void {
    if (id < this.#flags.length) return;
    this.#flags = withRoom(this.#flags, id + 1);
    this.#verdicts = withRoom(this.#verdicts, id + 1);
    this.#reasons = withRoom(this.#reasons, id + 1);
    this.#depths = withRoom(this.#depths, id + 1);
    this.#statuses = withRoom(this.#statuses, id + 1);
  }
}
