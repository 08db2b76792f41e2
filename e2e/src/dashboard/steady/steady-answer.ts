import { isoTime, MADE_AT } from './steady-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/** In the body of a delivery. */
const TIMESTAMPS = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g;

/** What a machine under load does in a different time each run: what requests took. */
const MEASURED = /^(ms|.*_ms|duration_seconds)$/;
const TOOK_MS = 48;

/** Where a domain has no time of its own for crawls, its id decides, which is random. */
const DECIDED_BY_ID = /^next_(crawl|run)s?_at$/;
/** The browser and the test that signs somebody in are both seen; a picture of a secret. */
const REPLACED: Readonly<Record<string, string>> = {
  device: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  secret_hint: 'whsec_Xa7k',
  qr_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="gray"/></svg>',
};
/** Requests send them back. */
const SENT_BACK = /(^|_)(id|ids|cursor)$/;

/** Ports are those that are free. */
const LOCAL = /\b(127\.0\.0\.1|localhost|\[::1\]):\d+/g;
/** Random: they mix digits, capitals and small letters, which words, hostnames and ids do not. */
const TOKEN = /[A-Za-z0-9_-]{20,}/g;
const isRandom = (text: string): boolean => /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text);
/** The secret of one-time codes, RFC 4648 section 6. */
const BASE32 = /\b[A-Z2-7]{32}\b/g;
const HASH = /\b[0-9a-f]{32,}\b/g;
/** The ends of keys and secrets, and the time in a signature. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/\blv_…\S{4}$/, 'lv_…Xa7k'],
  [/\bt=\d{10},/, `t=${MADE_AT / 1000},`],
];

const fill = (length: number): string => 'Xa7kP3mQ9'.repeat(Math.ceil(length / 9)).slice(0, length);

/** The hour of a time: what a run does, it does within an hour of `MADE_AT`. */
const toHour = (time: string): string => isoTime(Math.floor(Date.parse(time) / HOUR_MS) * HOUR_MS);

/** Text without what differs from run to run; as long as it was, but for ports. */
const steadyText = (text: string): string =>
  text
    .replace(LOCAL, '$1:8080')
    .replace(TIMESTAMPS, toHour)
    .replace(BASE32, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    .replace(TOKEN, (token) => (isRandom(token) ? fill(token.length) : token))
    .replace(HASH, (hash) => '0f3c9a'.repeat(Math.ceil(hash.length / 6)).slice(0, hash.length));

/** The same for a whole member, of which hints are made. */
const steadyMember = (text: string): string =>
  HINTS.reduce((steady, [hint, fixed]) => steady.replace(hint, fixed), steadyText(text));

function steadyString(text: string, key: string): string {
  if (SENT_BACK.test(key)) return text;
  if (REPLACED[key] !== undefined) return REPLACED[key];
  if (!TIMESTAMP.test(text)) return steadyMember(text);
  return DECIDED_BY_ID.test(key) ? isoTime(MADE_AT + DAY_MS) : toHour(text);
}

/** A day of a history that a test has written: nothing in it was measured. */
const isWritten = (value: object): boolean =>
  'date' in value && typeof value.date === 'string' && value.date < isoTime(MADE_AT).slice(0, 10);

/**
 * An answer of the API as it is in every run: without what the machine and chance put into it.
 * @param key the name of the member that holds it
 */
export function steadyAnswer(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return steadyString(value, key);
  if (typeof value === 'number') return MEASURED.test(key) ? TOOK_MS : value;
  if (Array.isArray(value)) return value.map((each) => steadyAnswer(each, key));
  if (typeof value !== 'object' || value === null) return value;
  const isHistory = isWritten(value);
  const steady = ([name, member]: [string, unknown]): [string, unknown] =>
    isHistory && typeof member === 'number' ? [name, member] : [name, steadyAnswer(member, name)];
  return Object.fromEntries(Object.entries(value).map(steady));
}
