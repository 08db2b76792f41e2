import { userAgent } from './user-agent.ts';

/** Longest time that setTimeout takes; also ky's limit. */
const MAX_TIMEOUT_MS = 2_147_483_647;

export interface ClientOptions {
  /** Address of the server, without `/api/v1`; a path prefix is kept. In a browser it may be relative, such as `/`. */
  readonly baseUrl: string | URL;
  /** `lv_…`, sent as bearer token. Without one only the public operations work. */
  readonly apiKey?: string | undefined;
  /** Limit of one try, from DNS to the end of the body, in milliseconds. Default 10,000. */
  readonly timeoutMs?: number | undefined;
  /** Limit of a call with all its tries and the waits between them, in milliseconds. Default 30,000. */
  readonly totalTimeoutMs?: number | undefined;
  /** Tries after the first one. Default 2; 0 means none. */
  readonly maxRetries?: number | undefined;
  /** Used instead of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Sent with every request; the client's own headers win. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Product token of the application, put in front of ours. Ignored in browsers. */
  readonly userAgent?: string | undefined;
}

const KNOWN: Record<keyof ClientOptions, true> = {
  baseUrl: true,
  apiKey: true,
  timeoutMs: true,
  totalTimeoutMs: true,
  maxRetries: true,
  fetch: true,
  headers: true,
  userAgent: true,
};

/** Checked options with their defaults. */
export interface ClientConfig {
  readonly baseUrl: URL;
  readonly timeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly maxRetries: number;
  /** Undefined: the global one, looked up at each call, as tools that replace it expect. */
  readonly fetch: typeof globalThis.fetch | undefined;
  /** Headers of every request, the authorization among them. */
  readonly headers: Headers;
}

/**
 * Checks the options once, so that a mistake shows where it was made and not at the first request.
 * @throws TypeError that names the option.
 */
export function readOptions(options: ClientOptions): ClientConfig {
  // JavaScript may give none, or misspell one: `apikey` would go out as a request without a key.
  for (const name in options) {
    if (!(name in KNOWN)) throw new TypeError(`${name} is no option; there are ${Object.keys(KNOWN).join(', ')}`);
  }
  if (options?.baseUrl === undefined) throw new TypeError("baseUrl is missing: createClient({ baseUrl: 'https://…' })");
  const { timeoutMs = 10_000, totalTimeoutMs = 30_000, maxRetries = 2 } = options;
  if (!Number.isInteger(maxRetries) || maxRetries < 0) throw new TypeError('maxRetries must be a whole number from 0');
  return {
    baseUrl: readBaseUrl(options.baseUrl),
    timeoutMs: checkTimeout('timeoutMs', timeoutMs),
    totalTimeoutMs: checkTimeout('totalTimeoutMs', totalTimeoutMs),
    maxRetries,
    fetch: options.fetch,
    headers: readHeaders(options),
  };
}

/** @throws TypeError unless it is a number of milliseconds that a timer can take. */
export function checkTimeout(name: string, ms: number): number {
  if (ms > 0 && ms <= MAX_TIMEOUT_MS) return ms;
  throw new TypeError(`${name} must be a number of milliseconds between 0 and ${MAX_TIMEOUT_MS}, got ${ms}`);
}

function readBaseUrl(baseUrl: string | URL): URL {
  const page = (globalThis as { readonly location?: { readonly href: string } }).location?.href;
  if (!URL.canParse(String(baseUrl), page)) throw new TypeError(`baseUrl must be an absolute URL, got "${baseUrl}"`);
  const url = new URL(String(baseUrl), page);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError('baseUrl must be an http(s) URL');
  if (url.username !== '' || url.password !== '') throw new TypeError('baseUrl must not hold credentials; use apiKey');
  if (/\/api\/v1\/*$/.test(url.pathname)) throw new TypeError('baseUrl must not end in /api/v1; the client adds it');
  if (url.search !== '' || url.hash !== '') throw new TypeError('baseUrl must not have a query or a fragment');
  return url;
}

function readHeaders(options: ClientOptions): Headers {
  const { apiKey } = options;
  // Neither message may repeat the key. An empty one is most often an environment variable that is not set.
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new TypeError(apiKey === '' ? 'apiKey is empty' : 'apiKey has characters that no API key has');
  }
  const headers = new Headers(options.headers);
  headers.set('accept', 'application/json, application/problem+json');
  if (apiKey !== undefined) headers.set('authorization', `Bearer ${apiKey}`);
  const agent = userAgent(options.userAgent);
  if (agent !== undefined) headers.set('user-agent', agent);
  return headers;
}
