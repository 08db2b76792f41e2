import type { CrawlClock } from '../../crawl-options.ts';
import type { ScriptResponse } from '../../page/page-rendering.ts';

const MAX_BYTES = 16 * 1_024 * 1_024;

interface Kept {
  readonly response: Promise<ScriptResponse>;
  /** Known when the response has arrived. */
  bytes: number;
  /** Time of the clock until which it may be used. */
  until: number;
}

/**
 * Responses to the scripts of pages, for one crawl. The browser does not keep them, because each page has a context of its own. Scripts and
 * stylesheets are kept unless that is forbidden, as their pages come within one visit; data only as long as the response says.
 */
export class ScriptCache {
  readonly #clock: CrawlClock;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(clock: CrawlClock) {
    this.#clock = clock;
  }

  /** The response that is kept, or on its way, under this key; else that of `load`. */
  async get(key: string, kind: 'code' | 'data', load: () => Promise<ScriptResponse>): Promise<ScriptResponse> {
    const known = this.#kept.get(key);
    if (known !== undefined && this.#clock.now() < known.until) {
      const shared = await known.response.catch(() => undefined);
      // Otherwise the page that requested it has given it up.
      if (shared !== undefined) return shared;
    }
    const kept: Kept = { response: load(), bytes: 0, until: Number.POSITIVE_INFINITY };
    // Data that may not be kept is requested by each page for itself.
    if (kind === 'data') kept.until = Number.NEGATIVE_INFINITY;
    this.#kept.set(key, kept);
    try {
      const response = await kept.response;
      kept.until = this.#clock.now() + freshMs(response, kind);
      this.#keep(key, kept, response.body.byteLength);
      return response;
    } catch (error) {
      this.#forget(key, kept);
      throw error;
    }
  }

  #keep(key: string, kept: Kept, bytes: number): void {
    if (this.#kept.get(key) !== kept) return;
    if (kept.until <= this.#clock.now()) {
      this.#forget(key, kept);
      return;
    }
    kept.bytes = bytes;
    this.#bytes += bytes;
    for (const [oldest, other] of this.#kept) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#forget(oldest, other);
    }
  }

  #forget(key: string, kept: Kept): void {
    if (this.#kept.get(key) !== kept) return;
    this.#kept.delete(key);
    this.#bytes -= kept.bytes;
  }
}

function freshMs({ status, headers }: ScriptResponse, kind: 'code' | 'data'): number {
  const rules = headers['cache-control'] ?? '';
  if (status !== 200 || /\bno-store\b/i.test(rules)) return 0;
  if (kind === 'code') return Number.POSITIVE_INFINITY;
  return /\b(?:no-cache|private)\b/i.test(rules) ? 0 : Number(/\bmax-age=(\d+)/i.exec(rules)?.[1] ?? 0) * 1_000;
}
