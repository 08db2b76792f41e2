import { rewriteChunks } from './chunks.ts';

/** An answer in its parts, with a character for each byte. */
export interface AnswerParts {
  /** The heads of interim answers and of the final answer, with the empty line. */
  readonly head: string;
  readonly body: string;
  /** The body is in chunks. */
  readonly isChunked: boolean;
}

export interface Tolerance {
  readonly name: string;
  /** Returns the answer without this deviation; the answer itself if it does not have it. */
  without(parts: AnswerParts): AnswerParts;
}

/** Replacement for text without meaning; part of no word that has one. */
export const PLACEHOLDER = 'z';
const CRLF = '\r\n';

/**
 * Deviations that our parser accepts and llhttp does not, in the order in which they are corrected. RFC 9112 leaves them to the reader
 * (sections 2.2, 5.1, 5.2, 6.3, 7.1.1, 7.1.2), or browsers accept them. If a deviation could change where an answer ends or the name of a
 * field, the connection ends with the answer.
 */
export const tolerances: readonly Tolerance[] = [
  {
    name: 'a carriage return in a line',
    without: (parts) => ({ ...parts, head: parts.head.replaceAll(/(?<!(?:^|\n\r?\n)[\r\n]*)\r(?!\n)/g, ' ') }),
  },
  {
    name: 'a line that is no field',
    without: (parts) => ({ ...parts, head: parts.head.replaceAll(NO_FIELD, '') }),
  },
  {
    name: 'a DEL in a value or reason',
    without: (parts) => ({ ...parts, head: parts.head.replaceAll('\x7f', PLACEHOLDER) }),
  },
  {
    name: 'a line feed without a carriage return',
    without: (parts) => ({
      ...inChunks(parts, { end: () => CRLF }),
      head: parts.head.replaceAll(/\r?\n/g, CRLF),
    }),
  },
  {
    name: 'a folded field',
    without: (parts) => ({ ...parts, head: parts.head.replaceAll(/[ \t]*\r?\n[ \t]+/g, ' ') }),
  },
  {
    name: 'blanks before a colon',
    without: (parts) => ({ ...parts, head: parts.head.replaceAll(/(\n(?!HTTP\/)[^:\r\n]*?)[ \t]+:/g, '$1:') }),
  },
  {
    name: 'a length that is repeated, no number or beside a transfer coding',
    without: (parts) => ({ ...parts, head: withOneLength(parts.head) }),
  },
  {
    // llhttp knows the versions 0.9, 1.0, 1.1 and 2.0.
    name: 'a version that there is not',
    without: (parts) => ({
      ...parts,
      head: parts.head.replaceAll(VERSION, (_all, major: string) => knownVersion(major)),
    }),
  },
  {
    name: 'an interim answer of HTTP/1.0',
    without: (parts) => ({ ...parts, head: parts.head.replaceAll(/^HTTP\/1\.0(?= 1)/gm, 'HTTP/1.1') }),
  },
  {
    name: 'an empty Transfer-Encoding',
    without: (parts) => ({ ...parts, head: parts.head.replaceAll(/\r?\ntransfer-encoding:[ \t]*(?=\r?\n)/gi, '') }),
  },
  {
    // llhttp then sees no chunks, though blanks around a value are no part of it (RFC 9110, section 5.5).
    name: 'a tab behind the last transfer coding',
    without: (parts) => ({
      ...parts,
      head: parts.head.replaceAll(/(\ntransfer-encoding:[^\r\n]*?)[ \t]+(?=\r?\n)/gi, '$1'),
    }),
  },
  {
    name: 'blanks and extensions behind the size of a chunk',
    without: (parts) => inChunks(parts, { size: (line) => /^[0-9a-f]+/i.exec(line)?.[0] ?? '' }),
  },
  { name: 'trailers that are no fields', without: (parts) => inChunks(parts, { trailers: () => '' }) },
];

const VERSION = /(?<=^HTTP\/)(?!0\.9|1\.0|1\.1|2\.0)(\d)\.\d/gm;

function knownVersion(major: string): string {
  return major === '0' ? '1.0' : '1.1';
}

/** A line that is no field, with the lines that continue it. */
const NO_FIELD = /(?<=[^\r\n]\r?\n)(?![!#$%&'*+.^_`|~\w-]+[ \t]*:|[ \t])[^\r\n]+\r?\n(?:[ \t][^\r\n]*\r?\n)*/g;
const LENGTHS = /(?<=\n)content-length:[ \t]*([^\r\n]*?)[ \t]*\r?\n/gi;

/** Removes a repeated length; two different lengths stay. */
function withOneLength(head: string): string {
  const values = new Set([...head.matchAll(LENGTHS)].flatMap(([, value = '']) => value.split(/[ \t]*,[ \t]*/)));
  const isBeside = /\ntransfer-encoding:/i.test(head);
  if (values.size === 0 || (values.size > 1 && !isBeside)) return head;
  const [value = ''] = values;
  let kept = isBeside || !/^\d{1,15}$/.test(value) ? '' : `content-length: ${value}${CRLF}`;
  return head.replaceAll(LENGTHS, () => {
    const one = kept;
    kept = '';
    return one;
  });
}

function inChunks(parts: AnswerParts, writing: Parameters<typeof rewriteChunks>[1]): AnswerParts {
  return parts.isChunked ? { ...parts, body: rewriteChunks(parts.body, writing) } : parts;
}

/** The codings of a Transfer-Encoding without empty elements, which mean nothing (RFC 9110, section 5.6.1). */
export function codingsOf(transferEncoding: string): string {
  return transferEncoding
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '')
    .join(', ');
}

/**
 * Splits an answer into its parts. Undefined when there is no whole head.
 *
 * @param transferEncoding as our parser reads it
 */
export function partsOf(wire: Buffer, transferEncoding = ''): AnswerParts | undefined {
  const text = wire.toString('latin1');
  const isChunked = /(?:^|,)[\t ]*chunked$/i.test(transferEncoding);
  const ends = /\r?\n\r?\n/g;
  for (let start = 0; ; start = ends.lastIndex) {
    start += /^[\r\n]*/.exec(text.slice(start))?.[0].length ?? 0;
    ends.lastIndex = start;
    if (ends.exec(text) === null) return undefined;
    if (/^HTTP\/\d\.\d[ \r]1\d\d/.test(text.slice(start))) continue;
    return { head: text.slice(0, ends.lastIndex), body: text.slice(ends.lastIndex), isChunked };
  }
}

export function written({ head, body }: AnswerParts): Buffer {
  return Buffer.from(head + body, 'latin1');
}
