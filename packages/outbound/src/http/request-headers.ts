import { ACCEPTED_CODINGS } from './content-coding.ts';

/** Fields that belong to the connection or to the framing of the message; a caller's values for them are left out. */
const OWN = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
]);

/** Fields without secrets: they may go to any host, and over a connection whose certificate chain is incomplete. */
const PUBLIC = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'pragma',
  'range',
  'user-agent',
]);

type Headers = Readonly<Record<string, string>>;

const prepared = new WeakMap<Headers, Headers>();

/** The headers as they are sent: names in lower case, without our own fields, with `accept-encoding` added if the caller has none. */
export function requestHeaders(headers: Headers = {}): Headers {
  const known = prepared.get(headers);
  if (known !== undefined) return known;
  const sent = filterNames(headers, (name) => !OWN.has(name));
  sent['accept-encoding'] ??= ACCEPTED_CODINGS;
  // Only headers that cannot change are remembered: a crawl sends the same ones with every request.
  if (Object.isFrozen(headers)) prepared.set(headers, sent);
  return sent;
}

/** Keeps only the headers that every host may see. */
export function publicHeaders(headers: Headers = {}): Record<string, string> {
  return filterNames(headers, (name) => PUBLIC.has(name));
}

/** Whether some header may hold a secret: authorization, cookies, anything custom. */
export function hasPrivateHeaders(headers: Headers = {}): boolean {
  return Object.keys(headers).some((name) => !PUBLIC.has(name.toLowerCase()) && !OWN.has(name.toLowerCase()));
}

function filterNames(headers: Headers, keep: (name: string) => boolean): Record<string, string> {
  const kept: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(headers)) {
    if (keep(name.toLowerCase())) kept[name.toLowerCase()] = value;
  }
  return kept;
}
