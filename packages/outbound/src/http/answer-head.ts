import { OutboundError } from '../outbound-error.ts';
import type { ResponseHead } from '../types.ts';

const MAX_HEADERS = 100;
const MAX_HEADER_BYTES = 16_384;
/** Spellings of names that are remembered, with what was made of them: nearly all there are. */
const MAX_NAMES = 256;
const MAX_NAME_LENGTH = 64;

const CR = 13;
const TAB = 9;
const SPACE = 32;

const STATUS_LINE = /^HTTP\/\d\.\d [1-9]\d\d(?: .*)?$/;
/** Where the version and the status stand in it. */
const MAJOR = 5;
const STATUS = 9;
/** RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
/** Neither may stand in a line (RFC 9110, section 5.5). */
const BAD = /\0|\r(?!\n)/;
/** Fields whose values hold commas of their own, or stay apart only by line. */
const LINE_BY_LINE = new Set(['set-cookie', 'link']);

const names = new Map<string, string>();

/**
 * Reads a status line and the fields under it (RFC 9112, sections 4 and 5). The record has no prototype: a server may
 * name a field anything.
 *
 * @param text up to the empty line, with it, a character for each byte
 * @returns also whether the answer is HTTP/1.0 or older
 * @throws OutboundError `protocol_error`, `headers_overflow`
 */
export function readHead(text: string): { head: ResponseHead; isOld: boolean } {
  if (BAD.test(text)) throw wrong('a control character in the head');
  let next = text.indexOf('\n');
  const line = text.slice(0, endOfLine(text, next));
  if (!STATUS_LINE.test(line)) throw wrong('status line');
  const headers: Record<string, string> = Object.create(null);
  let last = '';
  let count = 0;
  let bytes = 0;
  for (let at = next + 1; at < text.length; at = next + 1) {
    next = text.indexOf('\n', at);
    const end = endOfLine(text, next);
    if (end === at) break;
    bytes += end - at;
    if (++count > MAX_HEADERS || bytes > MAX_HEADER_BYTES) throw tooMuch();
    const first = text.charCodeAt(at);
    if (first === SPACE || first === TAB) {
      // An obsolete fold: the value goes on (RFC 9112, section 5.2).
      if (last === '') throw wrong('a fold before the first field');
      headers[last] = unfolded(headers[last] ?? '', text.slice(at, end).trim());
      continue;
    }
    const colon = text.indexOf(':', at);
    if (colon === -1 || colon > end) throw wrong('name of a field');
    last = nameOf(text.slice(at, colon));
    // Nearly all values have one space before them: then there is nothing to trim.
    const value = text.slice(text.charCodeAt(colon + 1) === SPACE ? colon + 2 : colon + 1, end).trim();
    const known = headers[last];
    headers[last] = known === undefined ? value : `${known}${LINE_BY_LINE.has(last) ? '\n' : ', '}${value}`;
  }
  const isOld = line.startsWith('0', MAJOR) || line.startsWith('1.0', MAJOR);
  return { head: { status: Number(line.slice(STATUS, STATUS + 3)), headers }, isOld };
}

/** Where the line ends that has its line feed there. */
function endOfLine(text: string, lineFeed: number): number {
  return text.charCodeAt(lineFeed - 1) === CR ? lineFeed - 1 : lineFeed;
}

/** One space for the fold, none where there is nothing before it or behind it: blanks around a value are none of it. */
function unfolded(before: string, more: string): string {
  // An empty value, be it behind others: none ends with a blank of its own.
  const isEmpty = before === '' || before.endsWith(' ') || before.endsWith('\n');
  return isEmpty || more === '' ? before + more : `${before} ${more}`;
}

/** In lower case. White space before the colon is left out, as a proxy would (RFC 9112, section 5.1). */
function nameOf(written: string): string {
  const known = names.get(written);
  if (known !== undefined) return known;
  const name = copyOf(written.trimEnd().toLowerCase());
  if (!TOKEN.test(name)) throw wrong('name of a field');
  if (names.size >= MAX_NAMES) names.clear();
  // A copy: a slice would keep the whole head in memory.
  if (written.length <= MAX_NAME_LENGTH) names.set(copyOf(written), name);
  return name;
}

function copyOf(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}

function wrong(reason: string): OutboundError {
  return new OutboundError('protocol_error', { phase: 'headers', reason });
}

function tooMuch(): OutboundError {
  return new OutboundError('headers_overflow', { phase: 'headers', reason: 'too many headers' });
}
