import {
  ARIA_HIDDEN_SLOT,
  HAS_ARIA_HIDDEN,
  HAS_HIDDEN,
  MAX_ATTRIBUTE_NAMES,
  MAX_ELEMENTS,
  MAX_WANTED,
  MET,
  PLACES,
} from '../src/page/scanner/scanner-registers';
import { DOUBLE_QUOTE, EQUALS, GREATER_THAN, SINGLE_QUOTE, SLASH } from './characters';
import { knownElements, ruleOf } from './elements';
import { placeOf } from './ends';
import { getRegister, setRegister } from './registers';
import { endsAttributeName, endsUnquoted, isSpace, isXml, source, sourceEnd, toLower } from './source';
import { closeItself } from './tag';

/** The names of the attributes by number: the length of each name, then its letters. */
const NAME_SHIFT = 5;
const NAMES = memory.data(MAX_ATTRIBUTE_NAMES << NAME_SHIFT);
/** The numbers of the attributes that the rules need of each element, a byte each. */
const WANTED = memory.data(MAX_ELEMENTS * MAX_WANTED);

let letters: i32 = 0;
let wantedAt: usize = 0;
let wantedCount: i32 = 0;

/** Address for the length and the letters of the attribute name with this number. */
export function attributeNameAt(name: i32): usize {
  return NAMES + (name << NAME_SHIFT);
}

/** Address of the numbers of the attributes that are needed of an element. */
export function wantedOf(element: i32): usize {
  return WANTED + element * MAX_WANTED;
}

export function beginAttributes(element: i32): void {
  const rule = ruleOf(element);
  letters = rule.wantedLetters;
  wantedCount = rule.wantedCount;
  wantedAt = wantedOf(min(element, knownElements()));
  setRegister(MET, 0);
}

/** Keeps no attributes of the tag that follows, as end tags need none. */
export function ignoreAttributes(): void {
  letters = 0;
}

export function metAttributes(): i32 {
  return getRegister(MET);
}

/** Attributes of the tag for which it is reported: all that it has, but for `hidden` and `aria-hidden`. */
export function reportedAttributes(): i32 {
  return metAttributes() & ~(HAS_HIDDEN | HAS_ARIA_HIDDEN);
}

/** The tag hides its element, with all that the element holds. */
export function hides(): bool {
  const met = metAttributes();
  return (met & HAS_HIDDEN) !== 0 || ((met & HAS_ARIA_HIDDEN) !== 0 && isTrue(ARIA_HIDDEN_SLOT));
}

/** The value in this slot is `true`, in any case. */
function isTrue(slot: i32): bool {
  const start = getRegister(PLACES + slot * 2);
  const length = getRegister(PLACES + slot * 2 + 1) - start;
  return length === 4 && (load<u32>(source + <usize>start) | 0x20202020) === 0x65757274;
}

/**
 * Slot for the value of the attribute whose name goes from `start` to `end`; -1 when its value is not needed. The first of two attributes
 * of one name counts (HTML standard, "duplicate-attribute parse error").
 */
function slotOf(start: usize, end: usize): i32 {
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

function putValue(slot: i32, start: usize, end: usize): void {
  setRegister(MET, metAttributes() | (1 << slot));
  setRegister(PLACES + slot * 2, <i32>(start - source));
  setRegister(PLACES + slot * 2 + 1, <i32>(end - source));
}

function isNamed(name: usize, start: usize, length: i32): bool {
  if (isXml) return memory.compare(start, name, length) === 0;
  for (let i = 0; i < length; i++) if (toLower(load<u8>(start + i)) !== <i32>load<u8>(name + i)) return false;
  return true;
}

/** Records the places of the values that are needed. Returns the address behind the `>` of the tag; 0 when the source ends before it. */
export function takeAttributes(from: usize): usize {
  let at = from;
  while (at < sourceEnd) {
    let c: i32 = load<u8>(at);
    while (isSpace(c) || c === SLASH) {
      if (c === SLASH && load<u8>(at + 1) === GREATER_THAN) closeItself();
      c = load<u8>(++at);
    }
    if (at >= sourceEnd) break;
    if (c === GREATER_THAN) return at + 1;
    const nameStart = at;
    // A `=` in front belongs to the name.
    do c = load<u8>(++at);
    while (!endsAttributeName(c) && at < sourceEnd);
    const slot = slotOf(nameStart, at);
    const nameEnd = at;
    while (isSpace(c)) c = load<u8>(++at);
    if (c === EQUALS) at = readValue(at + 1, slot);
    else if (slot !== -1) putValue(slot, nameEnd, nameEnd);
  }
  return 0;
}

/** Records the place of the value if `slot` is not -1. Returns the address behind the value. */
function readValue(from: usize, slot: i32): usize {
  let at = from;
  let c: i32 = load<u8>(at);
  while (isSpace(c)) c = load<u8>(++at);
  let start = at;
  let next: usize;
  if (c === DOUBLE_QUOTE || c === SINGLE_QUOTE) {
    start = at + 1;
    at = placeOf(c, start);
    if (at === sourceEnd) return sourceEnd;
    next = at + 1;
  } else {
    while (at < sourceEnd && !endsUnquoted(c)) c = load<u8>(++at);
    next = at;
  }
  if (slot !== -1) putValue(slot, start, at);
  return next;
}
