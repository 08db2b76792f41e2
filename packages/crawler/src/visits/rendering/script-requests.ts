import type { CrawlClock, CrawlOptions } from '../../crawl-options.ts';
import type { ScriptRequest, ScriptResponse } from '../../page/page-rendering.ts';
import type { CrawlBounds } from '../../requests/crawl-bounds.ts';
import type { Sender } from '../../requests/polite-requests.ts';
import type { RobotsBook } from '../../robots/robots-book.ts';
import { originOf } from '../../url/origin-of.ts';
import { pathFilter } from '../../url/path-filter.ts';
import { URL_LIMIT } from '../../url/resolve-link.ts';
import type { Scope } from '../../url/scope.ts';
import { ScriptCache } from './script-cache.ts';
import { scriptHeaders } from './script-headers.ts';

/** ms for one request of a script. */
const REQUEST_MS = 10_000;
/** Requests to the site that wait for a slot at a time: one that its page gave up must not take many. */
const AT_ONCE = 6;

interface ScriptRequestsParts {
  readonly options: CrawlOptions;
  readonly scope: Scope;
  readonly robots: RobotsBook;
  /** Sends requests at the pace of their hosts. */
  readonly sender: Sender;
  readonly bounds: CrawlBounds;
  readonly clock: CrawlClock;
}

/** A request of a script is not made, or its response is of no use. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/** Makes the requests of the scripts of pages, by the rules for those of the crawler itself. */
export class ScriptRequests {
  readonly #parts: ScriptRequestsParts;
  readonly #cache: ScriptCache;
  readonly #isExcluded: (url: string) => boolean;
  #free = AT_ONCE;
  readonly #waiting: (() => void)[] = [];

  constructor(parts: ScriptRequestsParts) {
    this.#parts = parts;
    this.#cache = new ScriptCache(parts.clock);
    const { startUrl, exclude } = parts.options;
    // `include` chooses the pages that are checked; what these load may be anywhere on the site.
    this.#isExcluded = pathFilter({ startUrl, ...(exclude === undefined ? {} : { exclude }) });
  }

  /** Rejects for a request that is refused or fails. */
  async send(request: ScriptRequest): Promise<ScriptResponse> {
    const { url, kind, method, headers } = request;
    await this.#assertAllowed(url);
    if (method !== 'GET') return this.#request(request);
    // Responses to several origins may differ in what they allow, and those with cookies in anything.
    const { Origin: origin = '', Cookie: cookie = '' } = headers;
    const key = [url, origin, kind === 'code' ? '' : cookie].join('\n');
    return this.#cache.get(key, kind, () => this.#request(request));
  }

  async #assertAllowed(url: string): Promise<void> {
    const { options, scope, robots } = this.#parts;
    if (url.length > URL_LIMIT || options.ignores?.(url)) throw new Refused('ignored');
    if (!scope.isInternal(url)) {
      if (options.checkExternal === false) throw new Refused('external');
      return;
    }
    if (this.#isExcluded(url)) throw new Refused('excluded');
    const origin = originOf(url);
    const answer = await robots.read(origin);
    if (answer.kind !== 'policy' || !answer.policy.allows(url)) throw new Refused('robots.txt');
  }

  async #request(request: ScriptRequest): Promise<ScriptResponse> {
    const leave = await this.#enter(request);
    try {
      return await this.#sendNow(request);
    } finally {
      leave();
    }
  }

  /** Waits until few enough requests to the site wait for a slot. */
  async #enter({ url, signal }: ScriptRequest): Promise<() => void> {
    if (!this.#parts.scope.isInternal(url)) return () => {};
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((enter) => this.#waiting.push(enter));
    const leave = (): void => {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    };
    if (!signal.aborted) return leave;
    leave();
    throw new Refused('given up');
  }

  async #sendNow({ url, method, headers, body, maxBodyBytes, signal, onSent }: ScriptRequest): Promise<ScriptResponse> {
    const { options, scope, sender, bounds } = this.#parts;
    const { localAddress } = options;
    const response = await sender.request({
      url,
      method,
      headers: scriptHeaders({ url, headers }, options, scope),
      ...(body === undefined ? {} : { body }),
      maxBodyBytes,
      limits: { connectMs: bounds.page.connectMs, totalMs: Math.min(REQUEST_MS, bounds.page.totalMs) },
      signal,
      onSlot: onSent,
      ...(localAddress === undefined ? {} : { localAddress }),
    });
    if (response.bodyTruncated || response.bodyError !== undefined) throw new Refused('not whole');
    return { status: response.status, headers: response.headers, body: response.body };
  }
}
