import { ELEMENTS, type Element, otherElement } from './element.ts';
import type { CodeUnits, PageSource } from './page-source.ts';
import { pageSource } from './page-source.ts';
import { isWhiteSpace } from './white-space.ts';

/** A name's letters and digits as two numbers, exact up to twelve: no string is made to look a name up. */
const HALF = 6;
const LONGEST = 2 * HALF;

interface Packed {
  readonly high: number;
  readonly low: number;
  readonly element: Element;
}

/** Letters and digits of names in base 33: a to z, whatever their case, are 1 to 26, the digits 1 to 6 are 27 to 32. */
const BASE = 33;
const DIGITS = new Uint8Array(65_536);
for (let letter = 1; letter <= 26; letter++) DIGITS[64 + letter] = DIGITS[96 + letter] = letter;
for (let digit = 1; digit <= 6; digit++) DIGITS[48 + digit] = 26 + digit;
/** Stands among them for what ends a name: white space, `/` and `>`. */
const NAME_END = 64;
for (let c = 0; c <= 62; c++) if (isWhiteSpace(c) || c === 47 || c === 62) DIGITS[c] = NAME_END;

const LONG = new Map<number, Packed>();
/** Open addressing, a quarter full: short names are most of all tags, and a Map takes three times as long. */
const SLOTS = 1_024;
const SHORT_NAMES = new Int32Array(SLOTS);
const SHORT: (Element | undefined)[] = new Array(SLOTS).fill(undefined);
for (const [name, element] of ELEMENTS) {
  const { units } = pageSource(name);
  const low = pack(units, 0, Math.min(HALF, name.length));
  if (name.length <= HALF) {
    const slot = shortSlot(low);
    SHORT_NAMES[slot] = low;
    SHORT[slot] = element;
  } else if (name.length <= LONGEST && !name.includes('-')) {
    const high = pack(units, HALF, name.length);
    LONG.set(mixed(low, high), { low, high, element });
  }
}

/** Finds the element that a name in the source means. One for each page: names that it makes up are forgotten with it. */
export class ElementNames {
  readonly #html: string;
  readonly #units: CodeUnits;
  readonly #others = new Map<string, Element>();
  /** Place behind the name that was read last. */
  end = 0;

  constructor({ text, units }: PageSource) {
    this.#html = text;
    this.#units = units;
  }

  /** Reads the name at `start`; `end` says where it ends. */
  read(start: number): Element {
    const units = this.#units;
    let at = start;
    let code = 0;
    let digit = digitAt(units, at);
    while (digit !== 0 && digit !== NAME_END && at - start < HALF) {
      code = code * BASE + digit;
      digit = digitAt(units, ++at);
    }
    if (digit === NAME_END) {
      const known = SHORT[shortSlot(code)];
      if (known !== undefined) {
        this.end = at;
        return known;
      }
    }
    const length = this.#html.length;
    while (at < length && digitAt(units, at) !== NAME_END) at++;
    this.end = at;
    return this.#find(start, at);
  }

  #find(start: number, end: number): Element {
    const units = this.#units;
    const length = end - start;
    if (length > HALF && length <= LONGEST) {
      const low = pack(units, start, start + HALF);
      const high = pack(units, start + HALF, end);
      const known = LONG.get(mixed(low, high));
      if (known !== undefined && known.low === low && known.high === high) return known.element;
    }
    const name = this.#html.slice(start, end).toLowerCase();
    return ELEMENTS.get(name) ?? this.#other(name);
  }

  #other(name: string): Element {
    const known = this.#others.get(name);
    if (known !== undefined) return known;
    const made = otherElement(name, ELEMENTS.size + this.#others.size);
    this.#others.set(name, made);
    return made;
  }
}

function mixed(low: number, high: number): number {
  return (Math.imul(low, 31) + high) | 0;
}

/** Where the name is, or would be. */
function shortSlot(packed: number): number {
  let slot = Math.imul(packed, 0x9e3779b1) >>> 22;
  while (SHORT_NAMES[slot] !== packed && SHORT_NAMES[slot] !== 0) slot = (slot + 1) % SLOTS;
  return slot;
}

/** -1 when something else is in it. */
function pack(units: CodeUnits, start: number, end: number): number {
  let code = 0;
  for (let at = start; at < end; at++) {
    const digit = digitAt(units, at);
    if (digit === 0) return -1;
    code = code * BASE + digit;
  }
  return code;
}

function digitAt(units: CodeUnits, at: number): number {
  return DIGITS[units[at] ?? 0] ?? 0;
}
