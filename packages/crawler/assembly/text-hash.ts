import { MAIN_A, MAIN_B, MAIN_LENGTH, SIDE_LENGTH } from '../src/page/scanner-registers';
import { source, units } from './source';
import { tell, told } from './tell';

/** The same hash as src/findings/text-hash.ts makes, which says why it is as it is. */
const EAST_ASIAN = 0x2e80;
const SPACE = 32;
const NO_BREAK_SPACE = 160;
const LESS_THAN = 60;
const SEEN = 0x10000;
const FIRST_FACTOR: i32 = -1640531535; // 2,654,435,761
const SECOND_FACTOR: i32 = 1597334677;

/** Of code units below 256: all white space and control characters are one space. */
const FOLDED = memory.data(1024);

/** Last unit that went into the main text, and into the other. */
let lastOfMain: i32 = SPACE;
let lastOfSide: i32 = SPACE;

/** Fills the table; once. */
export function initTextHash(): void {
  for (let code = 0; code < 256; code++) {
    store<i32>(FOLDED + (code << 2), code <= SPACE || code === NO_BREAK_SPACE ? SPACE : code | SEEN);
  }
}

export function beginText(): void {
  tell(MAIN_A, 0xdeadbeef);
  tell(MAIN_B, 0x41c6ce57);
  lastOfMain = SPACE;
  lastOfSide = SPACE;
}

/** What follows in the main text is another word. */
export function separate(): void {
  if (lastOfMain === SPACE) return;
  const a = told(MAIN_A);
  const b = told(MAIN_B);
  tell(MAIN_A, (a ^ SPACE) * FIRST_FACTOR);
  tell(MAIN_B, (b ^ SPACE) * SECOND_FACTOR);
  lastOfMain = SPACE;
}

/** Whether `folded` is neither another space after one nor one at the start: one test, hardly ever false. */
function counts(folded: i32, last: i32): bool {
  return (folded | last) >= SEEN;
}

/** Main text from `start` up to `end`, or to the next `<` behind `start` where that is asked for. Gives the place where it stopped. */
export function addMain(start: usize, end: usize, toMark: bool): usize {
  if (units !== 0) return addWideMain(start, end, toMark);
  let a = told(MAIN_A);
  let b = told(MAIN_B);
  let length = told(MAIN_LENGTH);
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
  tell(MAIN_A, a);
  tell(MAIN_B, b);
  tell(MAIN_LENGTH, length);
  lastOfMain = last;
  return at;
}

function addWideMain(start: usize, end: usize, toMark: bool): usize {
  let a = told(MAIN_A);
  let b = told(MAIN_B);
  let length = told(MAIN_LENGTH);
  let last = lastOfMain;
  const mark = toMark ? LESS_THAN : -1;
  let at = start;
  while (at < end) {
    const code: i32 = load<u16>(units + ((at - source) << 1));
    const folded = code < 256 ? load<i32>(FOLDED + (code << 2)) : code | SEEN;
    if (counts(folded, last)) {
      a = (a ^ folded) * FIRST_FACTOR;
      b = (b ^ folded) * SECOND_FACTOR;
      last = folded;
      length += code >= EAST_ASIAN ? 2 : folded >> 16;
    }
    at++;
    if (<i32>load<u8>(at) === mark) break;
  }
  tell(MAIN_A, a);
  tell(MAIN_B, b);
  tell(MAIN_LENGTH, length);
  lastOfMain = last;
  return at;
}

/** The same for the text beside, of which only the length is asked. */
export function addSide(start: usize, end: usize, toMark: bool): usize {
  let length = told(SIDE_LENGTH);
  let last = lastOfSide;
  const mark = toMark ? LESS_THAN : -1;
  let at = start;
  while (at < end) {
    const code: i32 = units === 0 ? load<u8>(at) : load<u16>(units + ((at - source) << 1));
    const folded = code < 256 ? load<i32>(FOLDED + (code << 2)) : code | SEEN;
    if (counts(folded, last)) {
      last = folded;
      length += code >= EAST_ASIAN ? 2 : folded >> 16;
    }
    at++;
    if (<i32>load<u8>(at) === mark) break;
  }
  tell(SIDE_LENGTH, length);
  lastOfSide = last;
  return at;
}
