/** A line of a robots.txt that has a key and a value. */
export interface RobotsLine {
  /** Line number, counted from 1; CRLF, CR and LF end a line. */
  readonly number: number;
  /** The key in lower case, with spelling mistakes corrected. */
  readonly key: string;
  /** The value, one character for each octet, without white space around it or a comment. */
  readonly value: string;
}

/** Octets of a line that are read, as many as in Google's parser. A longer path could match no URL anyway. */
const LINE_OCTETS = 16_663;

/**
 * Corrections of keys that owners often misspell; Google's parser accepts them too. If `Dissallow` were ignored, URLs that the owner meant
 * to disallow would be requested.
 */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['useragent', 'user-agent'],
  ['user agent', 'user-agent'],
  ['dissallow', 'disallow'],
  ['dissalow', 'disallow'],
  ['disalow', 'disallow'],
  ['diasllow', 'disallow'],
  ['disallaw', 'disallow'],
  ['site-map', 'sitemap'],
]);

/** Yields the lines that have a key and a value, in order. Never throws, whatever the bytes are. */
export function* robotsLines(body: Uint8Array): Generator<RobotsLine, void> {
  const text = octets(body);
  let number = 0;
  for (let at = 0; at < text.length; ) {
    const end = lineEnd(text, at);
    number++;
    const line = keyAndValue(text.slice(at, Math.min(end, at + LINE_OCTETS)));
    if (line !== undefined) yield { number, key: MEANT.get(line.key) ?? line.key, value: line.value };
    at = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
  }
}

/** A value decoded for people to read. */
export function readable(value: string): string {
  return Buffer.from(value, 'latin1').toString('utf8');
}

/** The body with one character for each octet of UTF-8. A byte order mark is skipped, UTF-16 is converted (RFC 9309, section 2.2.2). */
function octets(body: Uint8Array): string {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const mark = bytes.toString('latin1', 0, 3);
  if (mark === '\xef\xbb\xbf') return bytes.toString('latin1', 3);
  const utf16 = mark.startsWith('\xff\xfe') ? 'utf-16le' : mark.startsWith('\xfe\xff') ? 'utf-16be' : undefined;
  return utf16 === undefined
    ? bytes.toString('latin1')
    : Buffer.from(new TextDecoder(utf16).decode(bytes), 'utf8').toString('latin1');
}

function lineEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return at;
  }
  return text.length;
}

/** Splits `key : value`; two words without a colon are a key and a value too. */
function keyAndValue(line: string): { key: string; value: string } | undefined {
  const comment = line.indexOf('#');
  const text = trimmed(comment === -1 ? line : line.slice(0, comment));
  const colon = text.indexOf(':');
  if (colon > 0) return { key: trimmed(text.slice(0, colon)).toLowerCase(), value: trimmed(text.slice(colon + 1)) };
  const words = colon === -1 ? /^([^ \t]+)[ \t]+([^ \t]+)$/.exec(text) : null;
  return words === null ? undefined : { key: (words[1] ?? '').toLowerCase(), value: words[2] ?? '' };
}

/** The text without ASCII white space around it. Other white space stays: octet A0 may be half of a character. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}
