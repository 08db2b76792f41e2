import { ELEMENTS, type Element, otherElement } from './element.ts';

/** Letters and digits of a name as one number, exact up to this many: no string is made to look a name up. */
const PACKED_LENGTH = 6;

const PACKED: ReadonlyMap<number, Element> = new Map(
  [...ELEMENTS].flatMap(([name, element]) => {
    const code = name.length <= PACKED_LENGTH ? pack(name, 0, name.length) : -1;
    return code === -1 ? [] : [[code, element]];
  }),
);

/** Finds the element that a name in the source means. One for each page: names that it makes up are forgotten with it. */
export class ElementNames {
  readonly #html: string;
  readonly #others = new Map<string, Element>();

  constructor(html: string) {
    this.#html = html;
  }

  find(start: number, end: number): Element {
    if (end - start <= PACKED_LENGTH) {
      const known = PACKED.get(pack(this.#html, start, end));
      if (known !== undefined) return known;
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
