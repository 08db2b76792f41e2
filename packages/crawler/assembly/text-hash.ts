import { MAIN_A, MAIN_B, MAIN_LENGTH, SIDE_LENGTH } from '../src/page/scanner/scanner-registers';
import {
  EAST_ASIAN,
  FIRST_FACTOR,
  FIRST_SEED,
  NO_BREAK_SPACE,
  SECOND_FACTOR,
  SECOND_SEED,
  SEEN,
  SPACE,
} from '../src/page/text/text-hash-numbers';
import { LESS_THAN } from './characters';
import { getRegister, setRegister } from './registers';
import { unit, units } from './source';

/* The same hash as src/page/text/text-hash.ts makes, of what comes in pieces. */

/** Code units below 256 as `foldedOf` returns them: white space and control characters are one space. */
const FOLDED = memory.data(1024);

/** Last unit that was added to the main text, and to the side text. */
let lastOfMain: i32 = SPACE;
let lastOfSide: i32 = SPACE;

/** Fills the table `FOLDED`; called once. */
export function initTextHash(): void {
  for (let code = 0; code < 256; code++) {
    store<i32>(FOLDED + (code << 2), code <= SPACE || code === NO_BREAK_SPACE ? SPACE : code | SEEN);
  }
}

export function beginText(): void {
  setRegister(MAIN_A, FIRST_SEED);
  setRegister(MAIN_B, SECOND_SEED);
  lastOfMain = SPACE;
  lastOfSide = SPACE;
}

/** Ends a word of the main text. */
export function separate(): void {
  if (lastOfMain === SPACE) return;
  const a = getRegister(MAIN_A);
  const b = getRegister(MAIN_B);
  setRegister(MAIN_A, (a ^ SPACE) * FIRST_FACTOR);
  setRegister(MAIN_B, (b ^ SPACE) * SECOND_FACTOR);
  lastOfMain = SPACE;
}

/** Whether the unit `folded` is no space, or a space that follows something else: one comparison, which is rarely false. */
function counts(folded: i32, last: i32): bool {
  return (folded | last) >= SEEN;
}

/** A code unit in the form that is hashed: white space and control characters become one space. */
function foldedOf(code: i32): i32 {
  return code < 256 ? load<i32>(FOLDED + (code << 2)) : code | SEEN;
}

/** The length that a code unit adds to the text. */
function widthOf(code: i32, folded: i32): i32 {
  return code >= EAST_ASIAN ? 2 : folded >> 16;
}

/** Adds the main text from `start` up to `end`; with `toMark` up to the next `<` behind `start`. Returns the address where it stopped. */
export function addMain(start: usize, end: usize, toMark: bool): usize {
  if (units !== 0) return addWideMain(start, end, toMark);
  let a = getRegister(MAIN_A);
  let b = getRegister(MAIN_B);
  let length = getRegister(MAIN_LENGTH);
  let last = lastOfMain;
  const mark = toMark ? LESS_THAN : -1;
  let at = start;
  let c: i32 = load<u8>(at);
  while (at < end) {
    const folded = load<i32>(FOLDED + (c << 2));
    if (counts(folded, last)) {
      a = (a ^ folded) * FIRST_FACTOR;
      b = (b ^ folded) * SECOND_FACTOR;
      last = folded;
      length += folded >> 16;
    }
    c = load<u8>(++at);
    if (c === mark) break;
  }
  setRegister(MAIN_A, a);
  setRegister(MAIN_B, b);
  setRegister(MAIN_LENGTH, length);
  lastOfMain = last;
  return at;
}

function addWideMain(start: usize, end: usize, toMark: bool): usize {
  let a = getRegister(MAIN_A);
  let b = getRegister(MAIN_B);
  let length = getRegister(MAIN_LENGTH);
  let last = lastOfMain;
  const mark = toMark ? LESS_THAN : -1;
  let at = start;
  while (at < end) {
    const code = unit(at);
    const folded = foldedOf(code);
    if (counts(folded, last)) {
      a = (a ^ folded) * FIRST_FACTOR;
      b = (b ^ folded) * SECOND_FACTOR;
      last = folded;
      length += widthOf(code, folded);
    }
    at++;
    if (<i32>load<u8>(at) === mark) break;
  }
  setRegister(MAIN_A, a);
  setRegister(MAIN_B, b);
  setRegister(MAIN_LENGTH, length);
  lastOfMain = last;
  return at;
}

/** Adds text outside of the main text, of which only the length is needed. The parameters are those of `addMain`. */
export function addSide(start: usize, end: usize, toMark: bool): usize {
  let length = getRegister(SIDE_LENGTH);
  let last = lastOfSide;
  const mark = toMark ? LESS_THAN : -1;
  let at = start;
  while (at < end) {
    const code = unit(at);
    const folded = foldedOf(code);
    if (counts(folded, last)) {
      last = folded;
      length += widthOf(code, folded);
    }
    at++;
    if (<i32>load<u8>(at) === mark) break;
  }
  setRegister(SIDE_LENGTH, length);
  lastOfSide = last;
  return at;
}
