import type { PageToRender, ScriptRequest, ScriptResponse } from '@linkvitals/crawler';
import type { Protocol } from 'devtools-protocol';
import type { Connection } from '../cdp/connection.ts';
import type { RenderLimits } from '../limits.ts';
import type { PageClock } from './page-clock.ts';

type Paused = Protocol.Fetch.RequestPausedEvent;

/** Kinds of requests that are made. Images, fonts, media, frames, reports and the rest change no link; links to them are checked anyway. */
const KINDS: ReadonlyMap<string, ScriptRequest['kind']> = new Map([
  ['Script', 'code'],
  ['Stylesheet', 'code'],
  ['XHR', 'data'],
  ['Fetch', 'data'],
  ['Preflight', 'data'],
  // Scripts of workers, and what is preloaded for scripts.
  ['Other', 'code'],
]);
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
/** Headers of a response that belong to its transfer, or make the browser load, report or save something. */
const DROPPED: ReadonlySet<string> = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'content-disposition',
  'speculation-rules',
  'supports-loading-mode',
  'report-to',
  'reporting-endpoints',
  'nel',
  'alt-svc',
]);
/** Navigations away from a page that are remembered. */
const MAX_AWAY = 10;
const MAX_POST_BYTES = 1_024 * 1_024;

interface RequestAnswersParts {
  readonly cdp: Connection;
  readonly page: Pick<PageToRender, 'url' | 'response' | 'send'>;
  readonly limits: RenderLimits;
  readonly clock: PageClock;
  /** Called when the page wants to lead its reader away: a page that does so while it loads does not load to its end. */
  readonly onAway: () => void;
}

/** Answers the requests of one page: with the page itself, with what the crawler sends for, or with a refusal. */
export class RequestAnswers {
  readonly #parts: RequestAnswersParts;
  readonly #stop = new AbortController();
  readonly #away = new Set<string>();
  #taken = 0;
  #answered = 0;
  #bytes = 0;
  #pending = 0;
  #restsSince = performance.now();
  #isPageSent = false;

  constructor(parts: RequestAnswersParts) {
    this.#parts = parts;
  }

  get away(): readonly string[] {
    return [...this.#away];
  }

  /** Requests that got a response. */
  get answered(): number {
    return this.#answered;
  }

  /** ms since the last request ended; 0 while one is under way. */
  get restMs(): number {
    return this.#pending > 0 ? 0 : performance.now() - this.#restsSince;
  }

  /** Refuses all further requests, and ends those that are under way. */
  end(): void {
    this.#stop.abort();
  }

  /** @param of session that paused the request, and the target of the page */
  async take(paused: Paused, of: { readonly sessionId: string; readonly mainFrame: string }): Promise<void> {
    const { url } = paused.request;
    if (/^(?:data|blob|about):/.test(url)) return this.#goOn(paused, of.sessionId);
    if (paused.resourceType === 'Document') return this.#takeDocument(paused, of);
    const request = this.#requestOf(paused);
    if (request === undefined) return this.#refuse(paused, of.sessionId);
    this.#pending++;
    try {
      const response = await this.#send(request);
      this.#bytes += response.body.byteLength;
      this.#answered++;
      await this.#fulfil(paused, of.sessionId, response);
    } catch {
      await this.#refuse(paused, of.sessionId);
    } finally {
      this.#pending--;
      this.#restsSince = performance.now();
    }
  }

  /** The page is answered once. Going elsewhere is noted and refused, which leaves the page as it is. */
  async #takeDocument(paused: Paused, of: { readonly sessionId: string; readonly mainFrame: string }): Promise<void> {
    if (paused.frameId !== of.mainFrame) return this.#refuse(paused, of.sessionId);
    if (this.#isPageSent) {
      if (/^https?:/.test(paused.request.url) && this.#away.size < MAX_AWAY) this.#away.add(paused.request.url);
      this.#parts.onAway();
      return this.#refuse(paused, of.sessionId, 'Aborted');
    }
    this.#isPageSent = true;
    await this.#fulfil(paused, of.sessionId, { status: 200, ...this.#parts.page.response });
  }

  #requestOf({ request, resourceType }: Paused): Omit<ScriptRequest, 'onSent'> | undefined {
    const { limits } = this.#parts;
    const kind = KINDS.get(resourceType);
    const isAllowed = kind !== undefined && METHODS.has(request.method) && /^https?:/.test(request.url);
    if (!isAllowed || isNeedless(request) || this.#stop.signal.aborted) return undefined;
    if (++this.#taken > limits.requests || this.#bytes > limits.bytes) return undefined;
    const body = request.method === 'POST' ? postedBytes(request) : undefined;
    if (request.method === 'POST' && body === undefined) return undefined;
    return {
      url: request.url.split('#', 1)[0] ?? '',
      method: request.method as ScriptRequest['method'],
      kind,
      headers: request.headers,
      ...(body === undefined ? {} : { body }),
      maxBodyBytes: limits.bodyBytes,
      signal: this.#stop.signal,
    };
  }

  async #send(request: Omit<ScriptRequest, 'onSent'>): Promise<ScriptResponse> {
    const goOn = this.#parts.clock.hold();
    try {
      return await this.#parts.page.send({ ...request, onSent: goOn });
    } finally {
      goOn();
    }
  }

  async #fulfil({ requestId }: Paused, sessionId: string, { status, headers, body }: ScriptResponse): Promise<void> {
    const responseHeaders = Object.entries(headers)
      .filter(([name]) => !DROPPED.has(name))
      .flatMap(([name, values]) => values.split('\n').map((value) => ({ name, value })));
    const answer = { requestId, responseCode: status, responseHeaders };
    const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('base64');
    await this.#settle(this.#parts.cdp.send('Fetch.fulfillRequest', { ...answer, body: text }, sessionId));
  }

  #goOn({ requestId }: Paused, sessionId: string): Promise<void> {
    return this.#settle(this.#parts.cdp.send('Fetch.continueRequest', { requestId }, sessionId));
  }

  #refuse(
    { requestId }: Paused,
    sessionId: string,
    errorReason: Protocol.Network.ErrorReason = 'BlockedByClient',
  ): Promise<void> {
    return this.#settle(this.#parts.cdp.send('Fetch.failRequest', { requestId, errorReason }, sessionId));
  }

  /** A request whose frame or page is gone takes no answer. */
  async #settle(sent: Promise<unknown>): Promise<void> {
    await sent.catch(() => {});
  }
}

/** A stream of events never ends, and what is fetched for the next page changes nothing on this one. */
function isNeedless({ headers }: Protocol.Network.Request): boolean {
  return Object.entries(headers).some(
    ([name, value]) =>
      value === 'text/event-stream' || (name.toLowerCase() === 'sec-purpose' && /prefetch/.test(value)),
  );
}

/** The body of a POST; undefined when it is too large, or is not part of the event. */
function postedBytes({ hasPostData, postDataEntries = [] }: Protocol.Network.Request): Uint8Array | undefined {
  if (!hasPostData) return new Uint8Array();
  const pieces = postDataEntries.map(({ bytes }) => Buffer.from(bytes ?? '', 'base64'));
  const body = Buffer.concat(pieces);
  return body.length > 0 && body.length <= MAX_POST_BYTES ? body : undefined;
}
