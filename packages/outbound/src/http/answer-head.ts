import { OutboundError } from '../outbound-error.ts';

/** Lines that go on with the field before: each costs as much as its value is long. */
const MAX_FOLDS = 100;
/** Values of a longer head are copied: one that is kept would keep the whole head in memory. */
const LONG_HEAD = 4_096;
/** Spellings of names that are remembered, with what was made of them: nearly all there are. */
const MAX_NAMES = 256;
const MAX_NAME_LENGTH = 64;

const CR = 13;
const TAB = 9;
const SPACE = 32;

const STATUS_LINE = /^HTTP\/\d\.\d [1-9]\d\d(?: .*)?$/;
/** Offsets of the version and the status in a status line */
const MAJOR = 5;
const STATUS = 9;
/** A valid length; a longer number counts as none, as in browsers. */
const LENGTH = /^\d{1,15}$/;
/** RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
/** Part of no line end: taken for a blank (RFC 9112, section 2.2). */
const BARE_CR = /\r(?!\n)/g;
/** Fields whose values hold commas of their own, or stay apart only by line. */
const LINE_BY_LINE = new Set(['set-cookie', 'link']);

const names = new Map<string, string>();

export interface ReadHead {
  readonly status: number;
  /** Without a prototype: a server may name a field anything. Of `content-length` only what holds. */
  readonly headers: Record<string, string>;
  /** HTTP/1.0 or older. */
  readonly isOld: boolean;
  /** Something in it was corrected as browsers do it: another reader may take it for something else. */
  readonly isOdd: boolean;
}

/**
 * Reads a status line and the fields under it (RFC 9112, sections 4 and 5).
 *
 * @param head up to the empty line, with it, a character for each byte
 * @throws OutboundError `protocol_error`, `headers_overflow`
 */
export function readHead(head: string): ReadHead {
  if (head.includes('\0')) throw wrong('a NUL in the head');
  const text = head.replace(BARE_CR, ' ');
  let isOdd = text !== head;
  let next = text.indexOf('\n');
  const line = text.slice(0, endOfLine(text, next));
  if (!STATUS_LINE.test(line)) throw wrong('status line');
  const headers: Record<string, string> = Object.create(null);
  const keep = text.length > LONG_HEAD ? copyOf : asItIs;
  let last = '';
  let folds = 0;
  let colon = 0;
  for (let at = next + 1; at < text.length; at = next + 1) {
    next = text.indexOf('\n', at);
    const end = endOfLine(text, next);
    if (end === at) break;
    const first = text.charCodeAt(at);
    if ((first === SPACE || first === TAB) && last !== '') {
      // An obsolete fold: the value goes on (RFC 9112, section 5.2).
      if (++folds > MAX_FOLDS) throw tooMuch();
      headers[last] = unfolded(headers[last] ?? '', keep(text.slice(at, end).trim()));
      continue;
    }
    // Looked for once: a head of lines without any would be read again for each of them.
    if (colon !== -1 && colon < at) colon = text.indexOf(':', at);
    last = colon === -1 || colon > end ? '' : nameOf(text.slice(at, colon));
    if (last === '') {
      isOdd = true;
      continue;
    }
    // Nearly all values have one space before them: then there is nothing to trim.
    const value = keep(text.slice(text.charCodeAt(colon + 1) === SPACE ? colon + 2 : colon + 1, end).trim());
    const known = headers[last];
    headers[last] = known === undefined ? value : `${known}${LINE_BY_LINE.has(last) ? '\n' : ', '}${value}`;
  }
  if (correctLength(headers)) isOdd = true;
  const isOld = line.startsWith('0', MAJOR) || line.startsWith('1.0', MAJOR);
  return { status: Number(line.slice(STATUS, STATUS + 3)), headers, isOld, isOdd };
}

/**
 * Keeps the length that holds. Repeated with one value it is that (RFC 9110, section 8.6); one beside a transfer coding, or
 * that is no number, is none (RFC 9112, section 6.3).
 *
 * @returns whether something was wrong with it
 * @throws OutboundError `protocol_error` for two different lengths
 */
function correctLength(headers: Record<string, string>): boolean {
  const { 'content-length': written, 'transfer-encoding': transfer } = headers;
  if (written === undefined || (transfer === undefined && LENGTH.test(written))) return false;
  const [length = '', ...others] = transfer === undefined ? new Set(written.split(',').map((one) => one.trim())) : [];
  if (others.length > 0) throw wrong('two lengths');
  if (LENGTH.test(length)) headers['content-length'] = length;
  else delete headers['content-length'];
  return true;
}

/** End of the line whose line feed is at an offset */
function endOfLine(text: string, lineFeed: number): number {
  return text.charCodeAt(lineFeed - 1) === CR ? lineFeed - 1 : lineFeed;
}

/** One space for the fold, none where there is nothing before it or behind it: blanks around a value are none of it. */
function unfolded(before: string, more: string): string {
  // An empty value, be it behind others: none ends with a blank of its own.
  const isEmpty = before === '' || before.endsWith(' ') || before.endsWith('\n');
  return isEmpty || more === '' ? before + more : `${before} ${more}`;
}

/** In lower case, empty where it is none. White space before the colon is left out, as a proxy would (RFC 9112, section 5.1). */
function nameOf(written: string): string {
  const known = names.get(written);
  if (known !== undefined) return known;
  const name = copyOf(written.trimEnd().toLowerCase());
  if (!TOKEN.test(name)) return '';
  if (names.size >= MAX_NAMES) names.clear();
  // A copy: a slice would keep the whole head in memory.
  if (written.length <= MAX_NAME_LENGTH) names.set(copyOf(written), name);
  return name;
}

const asItIs = (text: string): string => text;

function copyOf(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}

function wrong(reason: string): OutboundError {
  return new OutboundError('protocol_error', { phase: 'headers', reason });
}

function tooMuch(): OutboundError {
  return new OutboundError('headers_overflow', { phase: 'headers', reason: 'too many folds' });
}
