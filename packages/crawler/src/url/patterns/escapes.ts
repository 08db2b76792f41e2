import { PatternFault, type Reader } from './reader.ts';

const named: Readonly<Record<string, number>> = { a: 7, f: 12, t: 9, n: 10, r: 13, v: 11 };

/** The code point of an escaped character, read from behind its `\`. */
export function escapedCode(reader: Reader): number {
  const next = reader.next();
  if (next === 'x') return hexadecimal(reader);
  if (/^[0-7]$/.test(next)) return octal(next, reader);
  const code = Object.hasOwn(named, next) ? named[next] : undefined;
  if (code !== undefined) return code;
  if (next === '') throw new PatternFault('nothing follows the last \\');
  if (/^[!-/:-@[-`{-~]$/.test(next)) return next.charCodeAt(0);
  throw new PatternFault(`RE2 does not know \\${next}`);
}

function hexadecimal(reader: Reader): number {
  const isLong = reader.take('{');
  const digits = isLong ? (reader.takeUntil('}') ?? '') : reader.next() + reader.next();
  const code = Number.parseInt(digits, 16);
  if (!/^[0-9a-f]+$/i.test(digits) || (!isLong && digits.length < 2) || code > 0x10ffff) {
    throw new PatternFault('\\x needs two hexadecimal digits, or some in {}');
  }
  return code;
}

/** Reads an octal escape. A single digit other than 0 would be a back reference, which no matching in linear time can support. */
function octal(first: string, reader: Reader): number {
  let digits = first;
  while (digits.length < 3 && /^[0-7]$/.test(reader.peek())) digits += reader.next();
  if (digits.length === 1 && first !== '0') throw new PatternFault(`RE2 has no back references such as \\${first}`);
  return Number.parseInt(digits, 8);
}
