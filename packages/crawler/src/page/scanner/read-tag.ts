import { pageSource } from '../text/page-source.ts';
import { Attributes } from './attributes.ts';
import { ELEMENTS, type Element, OTHER_ELEMENT } from './element.ts';
import { takeScanner } from './scanner.ts';
import { ELEMENT } from './scanner-registers.ts';

const BY_NUMBER = [...ELEMENTS.values()];

/** The element of this number. */
export function elementOf(number: number | undefined): Element {
  return BY_NUMBER[number ?? 0] ?? OTHER_ELEMENT;
}

/** Reads one start tag by itself. */
export function readTag(tag: string, take: (element: Element, attributes: Attributes) => void): void {
  const scanner = takeScanner();
  const nothing = (): void => {};
  const startTag = (): void => {
    const { registers } = scanner;
    const element = elementOf(registers[ELEMENT]);
    const attributes = new Attributes(tag);
    attributes.begin(element, registers);
    take(element, attributes);
  };
  const no = (): boolean => false;
  const others = { endAnchor: nothing, text: nothing, content: nothing, left: nothing, reopened: nothing };
  scanner.begin(pageSource(tag), { startTag, ...others, opensShadow: no, holdsHtml: no });
  scanner.read(1);
  scanner.release();
}
