import { takeClassEscape, takePosixClass } from './char-classes.ts';
import { type CharSet, foldCase, not, range, union } from './char-set.ts';
import { escapedCode } from './escapes.ts';
import { PatternFault, type Reader } from './reader.ts';

const UNCLOSED = '[ is not closed; write \\[ for the character';

/** Reads `[...]` of an expression, from behind the `[`. `folds`: upper and lower case match each other. */
export function parseBracket(reader: Reader, folds: boolean): CharSet {
  const isNegated = reader.take('^');
  const sets: CharSet[] = [];
  for (let isFirst = true; isFirst || reader.peek() !== ']'; isFirst = false) {
    if (reader.isAtEnd) throw new PatternFault(UNCLOSED);
    sets.push(takePosixClass(reader) ?? takeClassEscape(reader) ?? takeRange(reader));
  }
  reader.next();
  const all = folds ? foldCase(union(...sets)) : union(...sets);
  return isNegated ? not(all) : all;
}

function takeRange(reader: Reader): CharSet {
  const low = takeMember(reader);
  const isRange = reader.peek() === '-' && reader.peek(1) !== ']' && reader.peek(1) !== '';
  if (!isRange) return range(low, low);
  reader.next();
  const high = takeMember(reader);
  if (high < low) throw new PatternFault('the range in [] ends before it begins');
  return range(low, high);
}

function takeMember(reader: Reader): number {
  if (reader.take('\\')) return escapedCode(reader);
  const code = reader.next().codePointAt(0);
  if (code === undefined) throw new PatternFault(UNCLOSED);
  return code;
}
