import { ELEMENTS, type Element, otherElement } from './element.ts';

/** A name's letters and digits as two numbers, exact up to twelve: no string is made to look a name up. */
const HALF = 6;
const LONGEST = 2 * HALF;

interface Packed {
  readonly high: number;
  readonly low: number;
  readonly element: Element;
}

const SHORT = new Map<number, Element>();
const LONG = new Map<number, Packed>();
for (const [name, element] of ELEMENTS) {
  const low = pack(name, 0, Math.min(HALF, name.length));
  if (name.length <= HALF) SHORT.set(low, element);
  else if (name.length <= LONGEST && !name.includes('-')) {
    const high = pack(name, HALF, name.length);
    LONG.set(mixed(low, high), { low, high, element });
  }
}

/** Finds the element that a name in the source means. One for each page: names that it makes up are forgotten with it. */
export class ElementNames {
  readonly #html: string;
  readonly #others = new Map<string, Element>();

  constructor(html: string) {
    this.#html = html;
  }

  find(start: number, end: number): Element {
    const html = this.#html;
    const length = end - start;
    if (length <= HALF) {
      const known = SHORT.get(pack(html, start, end));
      if (known !== undefined) return known;
    } else if (length <= LONGEST) {
      const low = pack(html, start, start + HALF);
      const high = pack(html, start + HALF, end);
      const known = LONG.get(mixed(low, high));
      if (known !== undefined && known.low === low && known.high === high) return known.element;
    }
    const name = html.slice(start, end).toLowerCase();
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

/** Base 33: a to z are 1 to 26, the digits 1 to 6 are 27 to 32. -1 when something else is in it. */
function pack(text: string, start: number, end: number): number {
  let code = 0;
  for (let at = start; at < end; at++) {
    const c = text.charCodeAt(at);
    const letter = (c | 32) - 96;
    if (c >= 65 && letter >= 1 && letter <= 26) code = code * 33 + letter;
    else if (c >= 49 && c <= 54) code = code * 33 + c - 22;
    else return -1;
  }
  return code;
}
