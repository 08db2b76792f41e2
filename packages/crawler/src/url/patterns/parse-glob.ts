import { both, type CharSet, not, one, range, setOf, union } from './char-set.ts';
import { assertion, char, choice, EMPTY, type Node, repeat, sequence } from './node.ts';
import { PatternFault, Reader } from './reader.ts';

/** Characters of a path, which ends where the query begins. */
const IN_PATH = not(setOf('?'));
const IN_SEGMENT = not(setOf('?/'));
const SLASH = char(setOf('/'));

const anyPath = repeat(char(IN_PATH), 0, undefined);
const inSegment = (min: number): Node => repeat(char(IN_SEGMENT), min, undefined);

/**
 * Parses a glob that must match the whole path: `?` is a character other than `/`; `*` any number of them, and at least one if it is a
 * whole segment; `**` as a whole segment any number of segments, including none; `[a-z]` one of these, `[!a-z]` one of the others, never
 * `/`; `{a,b}` one or the other; after `\` any character stands for itself, as all others do. Characters that URLs hold percent-encoded
 * because they are not ASCII may be written without encoding.
 *
 * @throws PatternFault
 */
export function parseGlob(pattern: string): Node {
  const glob = parts(new Reader(pattern), false);
  const pathEnd = choice(assertion('end'), char(setOf('?')));
  return sequence(assertion('start'), glob, pathEnd);
}

/** Parses up to the end, or up to the `,` or `}` that ends an alternative. */
function parts(reader: Reader, inBraces: boolean): Node {
  const read: Node[] = [];
  while (!reader.isAtEnd && !(inBraces && (reader.peek() === ',' || reader.peek() === '}'))) {
    read.push(deepWildcard(reader, inBraces) ?? part(reader, inBraces));
  }
  return sequence(...read);
}

/** Parses `**` as a whole segment, with the slash that belongs to it; undefined for other text. */
function deepWildcard(reader: Reader, inBraces: boolean): Node | undefined {
  const from = reader.at;
  const hasSlash = reader.take('/');
  const beginsSegment = hasSlash || from === 0 || reader.peek(-1) === '/';
  if (beginsSegment && reader.take('**')) {
    if (hasSlash && endsHere(reader, inBraces)) return choice(EMPTY, sequence(SLASH, anyPath));
    if (reader.isAtEnd) return anyPath;
    if (reader.take('/')) {
      const segments = choice(EMPTY, sequence(anyPath, SLASH));
      return hasSlash ? sequence(SLASH, segments) : segments;
    }
  }
  reader.at = from;
  return undefined;
}

function endsHere(reader: Reader, inBraces: boolean): boolean {
  return reader.isAtEnd || (inBraces && (reader.peek() === ',' || reader.peek() === '}'));
}

function part(reader: Reader, inBraces: boolean): Node {
  const isFirst = reader.at === 0 || reader.peek(-1) === '/';
  const next = reader.next();
  switch (next) {
    case '*':
      while (reader.take('*'));
      return wildcard(reader, isFirst && (endsHere(reader, inBraces) || reader.peek() === '/'));
    case '?':
      return char(IN_SEGMENT);
    case '[':
      return bracket(reader);
    case '{':
      return braces(reader);
    case '\\':
      if (reader.isAtEnd) throw new PatternFault('nothing follows the last \\');
      return literal(reader.next());
    default:
      return literal(next);
  }
}

/** Parses `*`. At the very end it may also match a slash: `/blog/*` is also `/blog/post/`. */
function wildcard(reader: Reader, isSegment: boolean): Node {
  const star = inSegment(isSegment ? 1 : 0);
  return reader.isAtEnd ? sequence(star, repeat(SLASH, 0, 1)) : star;
}

function literal(text: string): Node {
  const code = text.codePointAt(0) ?? 0;
  if (code > 32 && code < 127) return char(one(code));
  return sequence(...[...percentEncoded(text)].map((digit) => char(one(digit.charCodeAt(0)))));
}

/** A text as URLs hold it. Half of a surrogate pair becomes U+FFFD, as in the URL parser. */
const percentEncoded = (text: string): string => encodeURIComponent(text.toWellFormed());

function bracket(reader: Reader): Node {
  const isNegated = reader.take('!') || reader.take('^');
  const sets: CharSet[] = [];
  for (let isFirst = true; isFirst || reader.peek() !== ']'; isFirst = false) {
    if (reader.isAtEnd) throw new PatternFault('[ is not closed; write \\[ for the character');
    const low = member(reader);
    const isRange = reader.peek() === '-' && reader.peek(1) !== ']' && reader.peek(1) !== '';
    if (isRange) reader.next();
    const high = isRange ? member(reader) : low;
    if (high < low) throw new PatternFault('the range in [] ends before it begins');
    sets.push(range(low, high));
  }
  reader.next();
  const set = union(...sets);
  return char(both(isNegated ? not(set) : set, IN_SEGMENT));
}

function member(reader: Reader): number {
  reader.take('\\');
  const code = reader.next().codePointAt(0);
  if (code === undefined) throw new PatternFault('[ is not closed; write \\[ for the character');
  if (code > 127) throw new PatternFault('[] can only hold ASCII characters; write {ä,ö} instead of [äö]');
  return code;
}

function braces(reader: Reader): Node {
  const alternatives = [parts(reader, true)];
  while (reader.take(',')) alternatives.push(parts(reader, true));
  if (!reader.take('}')) throw new PatternFault('{ is not closed; write \\{ for the character');
  if (alternatives.length === 1) throw new PatternFault('{} needs alternatives with a comma between them: {a,b}');
  return choice(...alternatives);
}
