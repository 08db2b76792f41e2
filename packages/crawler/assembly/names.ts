import { MAX_ELEMENTS, NAME_BYTES, NAME_MARGIN } from '../src/page/scanner/scanner-registers';
import { HYPHEN } from './characters';
import { knownElements } from './elements';
import { doubled, take } from './memory';
import { endsName, sourceEnd, toLower, unit } from './source';

/** Names up to this long are looked up as two numbers of four bytes: no loop runs over them. */
const LONGEST_SHORT = 8;
/** Characters of a name in which a hyphen is looked for. */
const LONGEST_CUSTOM = 128;
/** Mask that makes eight capital letters small */
const SMALL: u64 = 0x2020202020202020;
const FACTOR: i32 = -1775876043; // 0x96246435: puts no two of the names on one place; if two were, one would be found by its letters
/** A name that is looked up by its numbers. */
@unmanaged
class Short {
  head: i32 = 0;
  tail: i32 = 0;
  /** Number of the element, and one more; 0 is none. */
  element: i32 = 0;
  padding: i32 = 0;
}
const SHORT_SHIFT = 4;
/** 1,024 places, as `shortAt` gives them. */
const SHORTS = memory.data(16384);

/** Names that are known by their letters: all of the table, and behind them those of this page. */
@unmanaged
class Name {
  hash: i32 = 0;
  /** Address of its letters: names of the table are in memory of their own, others in the source. */
  at: usize = 0;
  length: i32 = 0;
  padding: i32 = 0;
}
const NAME_SHIFT = 4;
const LETTERS = memory.data(NAME_BYTES);
let lettersUsed: i32 = 0;
const KNOWN = memory.data(MAX_ELEMENTS << NAME_SHIFT);
const KNOWN_SLOTS = 512;
const KNOWN_PLACES = memory.data(1024);

/** Names of this page: the list, and a hash table with the number of each name plus 1; 0 is an empty place. */
let list: usize = 0;
let room: i32 = 0;
let count: i32 = 0;
let places: usize = 0;
let placesMask: i32 = 0;
/** Random seed of the hash, so that nobody can prepare names that all fall on one place */
let seed: i32 = 0;

/** Behind the name that was read last. */
export let nameEnd: usize = 0;

/** Address at which to write the letters of a name before `addName` is called */
export function nameRoom(): usize {
  return LETTERS + lettersUsed;
}

/** Gives the element with this number the name that was written to `nameRoom`. */
export function addName(element: i32, length: i32): void {
  const at = LETTERS + lettersUsed;
  lettersUsed += (length + NAME_MARGIN) & ~7;
  if (length <= LONGEST_SHORT) {
    const head = load<i32>(at);
    const tail = load<i32>(at + 4);
    const short = shortAt(head, tail);
    short.head = head;
    short.tail = tail;
    short.element = element + 1;
  }
  const name = changetype<Name>(KNOWN + (element << NAME_SHIFT));
  name.at = at;
  name.length = length;
  let hash = 0;
  for (let i = 0; i < length; i++) hash = hashed(hash, load<u8>(at + i));
  name.hash = hash;
  let place = hash & (KNOWN_SLOTS - 1);
  while (load<u16>(KNOWN_PLACES + (place << 1)) !== 0) place = (place + 1) & (KNOWN_SLOTS - 1);
  store<u16>(KNOWN_PLACES + (place << 1), element + 1);
}

/** Forgets the names of the last page. */
export function beginNames(random: i32): void {
  seed = random;
  list = 0;
  room = 0;
  count = 0;
  placesMask = 0;
}

/** The element that the name at `start` means; `nameEnd` says where it ends. */
export function readName(start: usize): i32 {
  const eight = load<u64>(start);
  const mask = upToEnd(eight);
  const letters = (eight | SMALL) & mask;
  const head = <i32>letters;
  const tail = <i32>(letters >> 32);
  const end = start + <usize>((64 - clz(mask)) >> 3);
  const short = shortAt(head, tail);
  const element = short.element;
  if (element !== 0 && short.head === head && short.tail === tail && (endsName(load<u8>(end)) || end === sourceEnd)) {
    nameEnd = end;
    return element - 1;
  }
  return readByLetters(start);
}

/** Whether an element that no rule speaks of is a custom one: its name has a hyphen. */
export function isCustom(element: i32): bool {
  const name = changetype<Name>(list + ((element - knownElements()) << NAME_SHIFT));
  const end = name.at + min(name.length, LONGEST_CUSTOM);
  for (let at = name.at; at < end; at++) if (load<u8>(at) === HYPHEN) return true;
  return false;
}

/** The same for a name that no rule speaks of, whatever it is in small letters. */
export function readUnknownName(start: usize): i32 {
  let end = start;
  let own = seed;
  while (end < sourceEnd && !endsName(load<u8>(end))) own = hashed(own, toLower(unit(end++)));
  nameEnd = end;
  return knownElements() + readOther(start, <i32>(end - start), own);
}

/** Length of the name of an element. */
export function nameLength(element: i32): i32 {
  return changetype<Name>(KNOWN + (element << NAME_SHIFT)).length;
}

/** Letter of the name of a known element. */
export function nameLetter(element: i32, place: i32): i32 {
  return load<u8>(changetype<Name>(KNOWN + (element << NAME_SHIFT)).at + place);
}

/** All bits of the first of eight bytes, up to one that may end a name: white space and what stands before it, `/`, `>`. */
function upToEnd(eight: u64): u64 {
  const low = eight & 0x7f7f7f7f7f7f7f7f;
  const inName =
    (low + 0x5f5f5f5f5f5f5f5f) &
    ((low ^ 0x2f2f2f2f2f2f2f2f) + 0x7f7f7f7f7f7f7f7f) &
    ((low ^ 0x3e3e3e3e3e3e3e3e) + 0x7f7f7f7f7f7f7f7f);
  const ends = (~inName >> 7) & 0x0101010101010101;
  return (ends & -ends) - 1;
}

function shortAt(head: i32, tail: i32): Short {
  return changetype<Short>(SHORTS + ((<usize>(<u32>((head * 31 + tail) * FACTOR) >>> 22)) << SHORT_SHIFT));
}

/** FNV-1a, finished by who looks it up. */
function hashed(hash: i32, c: i32): i32 {
  return (hash ^ c) * 0x01000193;
}

function spread(hash: i32): i32 {
  const h = (hash ^ (hash >>> 16)) * -2048144789;
  return h ^ (h >>> 13);
}

function readByLetters(start: usize): i32 {
  let end = start;
  let hash = 0;
  let own = seed;
  while (end < sourceEnd && !endsName(load<u8>(end))) {
    const c = toLower(unit(end));
    hash = hashed(hash, c);
    own = hashed(own, c);
    end++;
  }
  nameEnd = end;
  const length = <i32>(end - start);
  let place = hash & (KNOWN_SLOTS - 1);
  for (
    let known: i32 = load<u16>(KNOWN_PLACES + (place << 1));
    known !== 0;
    known = load<u16>(KNOWN_PLACES + (place << 1))
  ) {
    const name = changetype<Name>(KNOWN + ((known - 1) << NAME_SHIFT));
    if (name.hash === hash && isKnown(name, start, length)) return known - 1;
    place = (place + 1) & (KNOWN_SLOTS - 1);
  }
  return knownElements() + readOther(start, length, own);
}

function isKnown(name: Name, start: usize, length: i32): bool {
  if (name.length !== length) return false;
  for (let i = 0; i < length; i++) if (<i32>load<u8>(name.at + i) !== toLower(unit(start + i))) return false;
  return true;
}

/** Number of a name that this page made up, from 0. */
function readOther(start: usize, length: i32, hash: i32): i32 {
  if (count === room) makeRoomForNames();
  let place = spread(hash) & placesMask;
  for (let found = load<i32>(places + (place << 2)); found !== 0; found = load<i32>(places + (place << 2))) {
    const name = changetype<Name>(list + ((found - 1) << NAME_SHIFT));
    if (name.hash === hash && isSame(name, start, length)) return found - 1;
    place = (place + 1) & placesMask;
  }
  const made = changetype<Name>(list + (count << NAME_SHIFT));
  made.hash = hash;
  made.at = start;
  made.length = length;
  store<i32>(places + (place << 2), ++count);
  return count - 1;
}

function isSame(name: Name, start: usize, length: i32): bool {
  if (name.length !== length) return false;
  for (let i = 0; i < length; i++) if (toLower(unit(name.at + i)) !== toLower(unit(start + i))) return false;
  return true;
}

const FIRST_NAMES = 64;

function makeRoomForNames(): void {
  list = room === 0 ? take(FIRST_NAMES << NAME_SHIFT) : doubled(list, room << NAME_SHIFT);
  room = room === 0 ? FIRST_NAMES : room * 2;
  placesMask = room * 2 - 1;
  places = take(room << 3);
  memory.fill(places, 0, room << 3);
  for (let i = 0; i < count; i++) {
    let place = spread(changetype<Name>(list + (i << NAME_SHIFT)).hash) & placesMask;
    while (load<i32>(places + (place << 2)) !== 0) place = (place + 1) & placesMask;
    store<i32>(places + (place << 2), i + 1);
  }
}
