import { doubled, take } from '../memory';
import { unit } from '../source';

/** An entry of the list of active formatting elements (HTML standard, 13.2.4.3). A null entry is a marker. */
@unmanaged
export class Formatting {
  element: i32 = 0;
  /** Address of its start tag in the source: two tags written alike have the same attributes. */
  start: usize = 0;
  end: usize = 0;
  /** Its place in the stack of open elements, as long as it is open. */
  depth: i32 = 0;
  isOpen: bool = false;
  /** It stood in nothing but templates so far. */
  isInert: bool = false;
}

const FORMATTING_BYTES: i32 = offsetof<Formatting>();
/** Largest number of entries since a marker. Real pages need fewer; without a bound each paragraph could open all of them again. */
const MAX = 16;
/** Largest number of equal entries since a marker: the "Noah's Ark clause". */
const MAX_ALIKE = 3;
const FIRST_ROOM = 64;

let list: usize = 0;
let room: i32 = 0;
let count: i32 = 0;

export function beginFormatting(): void {
  list = take(FIRST_ROOM << 2);
  room = FIRST_ROOM;
  count = 0;
}

export function makeFormatting(element: i32, start: usize, end: usize, isInert: bool): Formatting {
  const made = changetype<Formatting>(take(FORMATTING_BYTES));
  made.element = element;
  made.start = start;
  made.end = end;
  made.isOpen = true;
  made.isInert = isInert;
  return made;
}

/** The last entry is closed, so that the next text or inline element opens it again. */
export function hasPending(): bool {
  if (count === 0) return false;
  const last = entry(count - 1);
  return last !== null && !last.isOpen;
}

/** The list is so short that one more entry removes none. */
export function isShort(): bool {
  return count < MAX_ALIKE;
}

export function addFormatting(made: Formatting): void {
  let alike = 0;
  let firstAlike = 0;
  let since = 0;
  for (let at = count - 1; at >= 0; at--) {
    const other = entry(at);
    if (other === null) break;
    since++;
    if (other.element === made.element && isWrittenAlike(other, made)) {
      alike++;
      firstAlike = at;
    }
  }
  if (alike >= MAX_ALIKE) takeOut(firstAlike);
  else if (since >= MAX) takeOut(count - since);
  push(changetype<usize>(made));
}

export function addMarker(): void {
  push(0);
}

/** "Clear the list of active formatting elements up to the last marker". */
export function clearToMarker(): void {
  while (count > 0) if (entry(--count) === null) return;
}

/** The last entry for this element after the last marker; null when there is none. */
export function findFormatting(element: i32): Formatting | null {
  for (let at = count - 1; at >= 0; at--) {
    const each = entry(at);
    if (each === null || each.element === element) return each;
  }
  return null;
}

export function hasFormatting(wanted: Formatting): bool {
  for (let at = count - 1; at >= 0 && at >= count - MAX - 1; at--) if (entry(at) === wanted) return true;
  return false;
}

export function removeFormatting(wanted: Formatting): void {
  for (let at = count - 1; at >= 0; at--) {
    if (entry(at) !== wanted) continue;
    takeOut(at);
    return;
  }
}

/** Place of the first of the closed entries at the end of the list, which are opened again; `formattingCount` when there is none. */
export function firstClosed(): i32 {
  let first = count;
  while (first > 0) {
    const before = entry(first - 1);
    if (before === null || before.isOpen) break;
    first--;
  }
  return first;
}

export function formattingCount(): i32 {
  return count;
}

export function formattingAt(place: i32): Formatting {
  return changetype<Formatting>(load<usize>(list + (place << 2)));
}

function entry(place: i32): Formatting | null {
  return changetype<Formatting | null>(load<usize>(list + (place << 2)));
}

function push(made: usize): void {
  if (count === room) {
    list = doubled(list, room << 2);
    room *= 2;
  }
  store<usize>(list + (count++ << 2), made);
}

function takeOut(place: i32): void {
  const at = list + (place << 2);
  memory.copy(at, at + 4, (--count - place) << 2);
}

function isWrittenAlike(one: Formatting, other: Formatting): bool {
  const length = one.end - one.start;
  if (length !== other.end - other.start) return false;
  for (let at: usize = 0; at < length; at++) if (unit(one.start + at) !== unit(other.start + at)) return false;
  return true;
}
