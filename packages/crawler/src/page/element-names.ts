import { ELEMENTS, type Element, otherElement } from './element.ts';
import { type PageSource, pageSource } from './page-source.ts';
import { isWhiteSpace } from './white-space.ts';

/** Names up to this long are looked up as two numbers of four bytes: no string is made, and no loop runs over them. */
const LONGEST = 8;
/** What makes a capital small, for four bytes. */
const SMALL = 0x20202020;

/** A Map takes three times as long. */
const SLOTS = 1_024;
const HEADS = new Int32Array(SLOTS);
const TAILS = new Int32Array(SLOTS);
const KNOWN: (Element | undefined)[] = new Array(SLOTS).fill(undefined);
for (const [name, element] of ELEMENTS) {
  if (name.length > LONGEST) continue;
  const { view } = pageSource(name);
  const head = view.getInt32(0, true);
  const tail = view.getInt32(4, true);
  const slot = slotOf(head, tail);
  HEADS[slot] = head;
  TAILS[slot] = tail;
  KNOWN[slot] = element;
}

/** Code units that end a name. */
const ENDS = new Uint8Array(256);
for (let c = 0; c <= 62; c++) if (isWhiteSpace(c) || c === 47 || c === 62) ENDS[c] = 1;

/** Finds the element that a name in the source means. One for each page: names that it makes up are forgotten with it. */
export class ElementNames {
  readonly #html: string;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #others = new Map<string, Element>();
  /** Place behind the name that was read last. */
  end = 0;

  constructor({ text, bytes, view }: PageSource) {
    this.#html = text;
    this.#bytes = bytes;
    this.#view = view;
  }

  /** Reads the name at `start`; `end` says where it ends. */
  read(start: number): Element {
    let four = this.#view.getInt32(start, true);
    let mask = upToEnd(four);
    const head = (four | SMALL) & mask;
    let bits = 32 - Math.clz32(mask);
    let tail = 0;
    if (bits === 32) {
      four = this.#view.getInt32(start + 4, true);
      mask = upToEnd(four);
      tail = (four | SMALL) & mask;
      bits += 32 - Math.clz32(mask);
    }
    const end = start + (bits >> 3);
    const slot = slotOf(head, tail);
    const known = KNOWN[slot];
    if (known !== undefined && HEADS[slot] === head && TAILS[slot] === tail && ENDS[this.#bytes[end] ?? 0] === 1) {
      this.end = end;
      return known;
    }
    return this.#find(start);
  }

  #find(start: number): Element {
    const bytes = this.#bytes;
    const { length } = this.#html;
    let end = start;
    while (end < length && ENDS[bytes[end] ?? 0] === 0) end++;
    this.end = end;
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

/** The factor is one of those that put no two of the names on one place; if two were, one would be found by its string. */
function slotOf(head: number, tail: number): number {
  return Math.imul(Math.imul(head, 31) + tail, 0x96246435) >>> 22;
}

/**
 * All bits of the first of four bytes, up to one that may end a name: white space and what stands before it, `/`, `>`.
 * Of bytes that are not ASCII the highest bit is not looked at.
 */
function upToEnd(four: number): number {
  const low = four & 0x7f7f7f7f;
  const inName = (low + 0x5f5f5f5f) & ((low ^ 0x2f2f2f2f) + 0x7f7f7f7f) & ((low ^ 0x3e3e3e3e) + 0x7f7f7f7f);
  const ends = (~inName >>> 7) & 0x01010101;
  return (ends & -ends) - 1;
}
