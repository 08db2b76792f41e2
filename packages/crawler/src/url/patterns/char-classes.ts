import { ALL, type CharSet, DIGIT, LOWER, not, one, range, setOf, UPPER, union, WORD } from './char-set.ts';
import { PatternFault, type Reader } from './reader.ts';

const WHITE = setOf('\t\n\f\r ');

const perlClasses: Readonly<Record<string, CharSet>> = { d: DIGIT, s: WHITE, w: WORD };

const posixClasses: Readonly<Record<string, CharSet>> = {
  alnum: union(DIGIT, UPPER, LOWER),
  alpha: union(UPPER, LOWER),
  ascii: ALL,
  blank: setOf('\t '),
  cntrl: union(range(0, 31), one(127)),
  digit: DIGIT,
  graph: range(33, 126),
  lower: LOWER,
  print: range(32, 126),
  punct: union(range(33, 47), range(58, 64), range(91, 96), range(123, 126)),
  space: union(WHITE, one(11)),
  upper: UPPER,
  word: WORD,
  xdigit: union(DIGIT, range(65, 70), range(97, 102)),
};

/** Takes `\d`, `\S`, `\pL`, `\P{Greek}` and the like. Undefined, and nothing taken, for other text. */
export function takeClassEscape(reader: Reader): CharSet | undefined {
  if (reader.peek() !== '\\') return undefined;
  const letter = reader.peek(1);
  const lower = letter.toLowerCase();
  const isNegated = letter !== lower;
  const perl = Object.hasOwn(perlClasses, lower) ? perlClasses[lower] : undefined;
  if (perl === undefined && lower !== 'p') return undefined;
  reader.at += 2;
  const set = perl ?? unicodeClass(reader);
  return isNegated ? not(set) : set;
}

/** Takes `[:alpha:]`, `[:^alpha:]`. Undefined, and nothing taken, for other text. */
export function takePosixClass(reader: Reader): CharSet | undefined {
  const from = reader.at;
  if (!reader.take('[:')) return undefined;
  const isNegated = reader.take('^');
  const name = reader.takeUntil(':]');
  if (name === undefined) {
    reader.at = from;
    return undefined;
  }
  const set = Object.hasOwn(posixClasses, name) ? posixClasses[name] : undefined;
  if (set === undefined) throw new PatternFault(`there is no class [:${name}:]`);
  return isNegated ? not(set) : set;
}

function unicodeClass(reader: Reader): CharSet {
  const text = reader.take('{') ? reader.takeUntil('}') : reader.next();
  const isNegated = text?.startsWith('^') ?? false;
  const name = isNegated ? text?.slice(1) : text;
  const set = name === 'Any' ? ALL : asciiOf(name ?? '');
  return isNegated ? not(set) : set;
}

/** The ASCII part of a category or script of Unicode, whose names are the same in JavaScript; the rest does not matter here. */
function asciiOf(name: string): CharSet {
  for (const property of ['General_Category', 'Script']) {
    const member = /^\w+$/.test(name) ? memberOf(`\\p{${property}=${name}}`) : undefined;
    if (member === undefined) continue;
    return ALL.map((_, code) => +member.test(String.fromCharCode(code)));
  }
  throw new PatternFault(`there is no class \\p{${name}}`);
}

function memberOf(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u');
  } catch {
    return undefined;
  }
}
