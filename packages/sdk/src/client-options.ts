import { userAgent } from './user-agent.ts';

/** The longest time of setTimeout, which is ky's limit too. */
const MAX_TIMEOUT_MS = 2_147_483_647;

export interface ClientOptions {
  /** Address of the server, without `/api/v1`; a path prefix is kept. In a browser it may be relative, such as `/`. */
  readonly baseUrl: string | URL;
  /** The API key `lv_…`, sent as bearer token. Without a key only the public operations work. */
  readonly apiKey?: string | undefined;
  /** Milliseconds of one try, from DNS to the end of the body. Default 10,000. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds of a call with all its tries and the waits between them. Default 30,000. */
  readonly totalTimeoutMs?: number | undefined;
  /** Tries after the first one. Default 2; 0 means none. */
  readonly maxRetries?: number | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Headers of every request; the client's own headers win. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Product token of the application, put before that of the SDK. Ignored in browsers. */
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
  /** The given `fetch`. Undefined: the global one, looked up at each call, because tools may replace it. */
  readonly fetch: typeof globalThis.fetch | undefined;
  /** Headers of every request, including the authorization. */
  readonly headers: Headers;
}

/**
 * Checks the options once, so that a mistake shows at once and not at the first request.
 * @throws TypeError that names the option.
 */
export function readOptions(options: ClientOptions): ClientConfig {
  // A caller in JavaScript may give none, or misspell one: `apikey` would send requests without a key.
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

/**
 * Checks a time limit.
 * @throws TypeError unless it is a number of milliseconds that a timer can take.
 */
export function checkTimeout(name: string, ms: number): number {
  if (ms > 0 && ms <= MAX_TIMEOUT_MS) return ms;
  throw new TypeError(`${name} must be a number of milliseconds between 0 and ${MAX_TIMEOUT_MS}, got ${ms}`);
}

function readBaseUrl(baseUrl: string | URL): URL {
  const page = (globalThis as { readonly location?: { readonly href: string } }).location?.href;
  if (!URL.canParse(String(baseUrl), page)) throw new TypeError(`baseUrl must be an absolute URL, got "${baseUrl}"`);
  const url = new URL(String(baseUrl), page);
  const refuse = (fault: string) => {
    throw new TypeError(`baseUrl must not ${fault}`);
  };
  if (!/^https?:$/.test(url.protocol)) refuse(`have the scheme ${url.protocol}`);
  if (url.username || url.password) refuse('hold credentials; use apiKey');
  if (/\/api\/v1\/*$/.test(url.pathname)) refuse('end in /api/v1; the client adds it');
  if (url.search || url.hash) refuse('have a query or fragment');
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
