import { EQUALS, GREATER_THAN, SLASH } from './characters';
import { take } from './memory';

/** The source is read by the rules of XML. */
export let isXml: bool = false;

export function beginSyntax(xml: bool): void {
  isXml = xml;
}

/** Zeros behind the last unit: as many as are read at a time. */
const SENTINELS = 8;

/** Address of the source, one byte for each UTF-16 code unit. Code units above 255 are 255, as HTML has no rules for them. */
export let source: usize = 0;
/** Address behind the last byte of the source. */
export let sourceEnd: usize = 0;
/** Address of the code units themselves, two bytes each; 0 when all of them are at most 255, so that the bytes suffice. */
export let units: usize = 0;

/** Reserves memory for a source of so many code units. */
export function makeRoom(length: i32, isWide: bool): void {
  source = take(length + SENTINELS);
  sourceEnd = source + length;
  units = isWide ? take(length * 2) : 0;
}

export function endSource(): void {
  store<u64>(sourceEnd, 0);
}

/** The code unit for the byte at this address. */
export function unit(at: usize): i32 {
  return units === 0 ? load<u8>(at) : load<u16>(units + ((at - source) << 1));
}

/** Bits of `ENDS`: the pieces of markup that a byte ends. */
const SPACES = 1;
const ATTRIBUTE_NAME = 2;
const UNQUOTED = 4;
const NAME = 8;
const ENDS = memory.data(256);

/** Fills the table `ENDS`; called once. */
export function initSource(): void {
  const spaces: i32 = SPACES | ATTRIBUTE_NAME | UNQUOTED | NAME;
  store<u8>(ENDS + 9, spaces);
  store<u8>(ENDS + 10, spaces);
  store<u8>(ENDS + 12, spaces);
  store<u8>(ENDS + 13, spaces);
  store<u8>(ENDS + 32, spaces);
  store<u8>(ENDS + SLASH, ATTRIBUTE_NAME | NAME);
  store<u8>(ENDS + EQUALS, ATTRIBUTE_NAME);
  store<u8>(ENDS + GREATER_THAN, ATTRIBUTE_NAME | UNQUOTED | NAME);
}

/** ASCII white space, with carriage returns, which the standard replaces by line feeds before it reads anything (13.2.3.5). */
export function isSpace(c: i32): bool {
  return (load<u8>(ENDS + c) & SPACES) !== 0;
}

export function endsAttributeName(c: i32): bool {
  return (load<u8>(ENDS + c) & ATTRIBUTE_NAME) !== 0;
}

export function endsUnquoted(c: i32): bool {
  return (load<u8>(ENDS + c) & UNQUOTED) !== 0;
}

export function endsName(c: i32): bool {
  return (load<u8>(ENDS + c) & NAME) !== 0;
}

export function isLetter(c: i32): bool {
  const lower = c | 32;
  return c >= 65 && lower >= 97 && lower <= 122;
}

/** Lower-cases ASCII letters and leaves other units as they are. */
export function toLower(c: i32): i32 {
  return c >= 65 && c <= 90 ? c | 32 : c;
}

/** There is nothing but white space from `start` up to, but not including, `end`. */
export function isBlank(start: usize, end: usize): bool {
  let at = start;
  while (at < end && isSpace(load<u8>(at))) at++;
  return at === end;
}
