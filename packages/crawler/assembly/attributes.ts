import { MET, MOST_ATTRIBUTE_NAMES, MOST_ELEMENTS, MOST_WANTED, PLACES } from '../src/page/scanner-registers';
import { knownElements, ruleOf } from './elements';
import { source, toLower } from './source';
import { tell, told } from './tell';

/** Names of attributes: their length, then their letters. */
const NAME_SHIFT = 5;
const NAMES = memory.data(MOST_ATTRIBUTE_NAMES << NAME_SHIFT);
/** Of each element, the numbers of those that are wanted, a byte each. */
const WANTED = memory.data(MOST_ELEMENTS * MOST_WANTED);

let letters: i32 = 0;
let wantedAt: usize = 0;
let wantedCount: i32 = 0;

/** Where length and letters of the attribute name of this number are to be laid down. */
export function attributeNameAt(name: i32): usize {
  return NAMES + (name << NAME_SHIFT);
}

/** Where the numbers of the attribute names are to be laid down that are wanted of an element. */
export function wantedOf(element: i32): usize {
  return WANTED + element * MOST_WANTED;
}

export function beginAttributes(element: i32): void {
  const rule = ruleOf(element);
  letters = rule.wantedLetters;
  wantedCount = rule.wantedCount;
  wantedAt = wantedOf(min(element, knownElements()));
  tell(MET, 0);
}

/** Nothing is kept of an end tag. */
export function ignoreAttributes(): void {
  letters = 0;
}

export function metAttributes(): i32 {
  return told(MET);
}

/**
 * Where the value of the attribute named at `start` to `end` has to be put down; -1 when nobody asks for it. The first of
 * two attributes of one name counts (HTML standard, "duplicate-attribute parse error").
 */
export function slotOf(start: usize, end: usize): i32 {
  const first: i32 = load<u8>(start);
  if ((letters & (1 << (first & 31))) === 0) return -1;
  const length = <i32>(end - start);
  for (let slot = 0; slot < wantedCount; slot++) {
    const name = attributeNameAt(load<u8>(wantedAt + slot));
    if (<i32>load<u8>(name) === length && isNamed(name + 1, start, length)) {
      return (metAttributes() & (1 << slot)) !== 0 ? -1 : slot;
    }
  }
  return -1;
}

export function putValue(slot: i32, start: usize, end: usize): void {
  tell(MET, metAttributes() | (1 << slot));
  tell(PLACES + slot * 2, <i32>(start - source));
  tell(PLACES + slot * 2 + 1, <i32>(end - source));
}

function isNamed(name: usize, start: usize, length: i32): bool {
  for (let i = 0; i < length; i++) if (toLower(load<u8>(start + i)) !== <i32>load<u8>(name + i)) return false;
  return true;
}
