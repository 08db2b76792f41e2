import { isoTime, MADE_AT } from './steady-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/** Times in the body of a delivery. */
const TIMESTAMPS = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g;

/** Members with durations, which differ from run to run. */
const MEASURED = /^(ms|.*_ms|duration_seconds)$/;
const TOOK_MS = 48;

/** Members with times that depend on the random id of a domain, if it has no crawl time of its own. */
const DECIDED_BY_ID = /^next_(crawl|run)s?_at$/;
/** Replacements of members: both the browser and the test's sign-in show up as devices; the QR code shows a secret. */
const REPLACED: Readonly<Record<string, string>> = {
  device: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  secret_hint: 'whsec_Xa7k',
  qr_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="gray"/></svg>',
};
/** Members that requests send back. */
const SENT_BACK = /(^|_)(id|ids|cursor)$/;

/** Local addresses, whose ports are random. */
const LOCAL = /\b(127\.0\.0\.1|localhost|\[::1\]):\d+/g;
/** Random texts. They mix digits, capitals and small letters, which words, hostnames and ids do not. */
const TOKEN = /[A-Za-z0-9_-]{20,}/g;
const isRandom = (text: string): boolean => /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text);
/** The secret of one-time codes (RFC 4648, section 6). */
const BASE32 = /\b[A-Z2-7]{32}\b/g;
const HASH = /\b[0-9a-f]{32,}\b/g;
/** The visible ends of keys and secrets, and the time in a signature. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/\blv_…\S{4}$/, 'lv_…Xa7k'],
  [/\bt=\d{10},/, `t=${MADE_AT / 1000},`],
];

const fill = (length: number): string => 'Xa7kP3mQ9'.repeat(Math.ceil(length / 9)).slice(0, length);

/** The hour of a time. A run takes less than an hour from `MADE_AT`. */
const toHour = (time: string): string => isoTime(Math.floor(Date.parse(time) / HOUR_MS) * HOUR_MS);

/** Text without parts that differ from run to run. Its length stays the same, but for ports. */
const steadyText = (text: string): string =>
  text
    .replace(LOCAL, '$1:8080')
    .replace(TIMESTAMPS, toHour)
    .replace(BASE32, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    .replace(TOKEN, (token) => (isRandom(token) ? fill(token.length) : token))
    .replace(HASH, (hash) => '0f3c9a'.repeat(Math.ceil(hash.length / 6)).slice(0, hash.length));

/** The same for a whole member, which may be a hint. */
const steadyMember = (text: string): string =>
  HINTS.reduce((steady, [hint, fixed]) => steady.replace(hint, fixed), steadyText(text));

function steadyString(text: string, key: string): string {
  if (SENT_BACK.test(key)) return text;
  if (REPLACED[key] !== undefined) return REPLACED[key];
  if (!TIMESTAMP.test(text)) return steadyMember(text);
  return DECIDED_BY_ID.test(key) ? isoTime(MADE_AT + DAY_MS) : toHour(text);
}

/** Whether a value is a day of a history that a test has written, so that it has no measured members. */
const isWritten = (value: object): boolean =>
  'date' in value && typeof value.date === 'string' && value.date < isoTime(MADE_AT).slice(0, 10);

/**
 * An answer of the API without parts that differ from run to run.
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
