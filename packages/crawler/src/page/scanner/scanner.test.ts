import { expect, test } from 'vitest';
import { pageSource } from '../text/page-source.ts';
import * as numbers from './element-numbers.ts';
import { ELEMENT_RULES } from './element-rules.ts';
import { openScanner } from './scanner.ts';
import {
  ELEMENT,
  LONGEST_ATTRIBUTE_NAME,
  MAX_ATTRIBUTE_NAMES,
  MAX_ELEMENTS,
  MAX_WANTED,
  NAME_BYTES,
  NAME_MARGIN,
} from './scanner-registers.ts';

/** Numbers of the elements whose start tags have an id. */
function numbersOf(html: string): number[] {
  const read: number[] = [];
  const startTag = (): void => void read.push(scanner.registers[ELEMENT] ?? -1);
  const scanner = openScanner(pageSource(html), { startTag, endAnchor() {}, text() {}, content() {} });
  while (scanner.read(1_000));
  scanner.end();
  return read;
}

test('elements of element-numbers.ts have the numbers given there', () => {
  for (const [name, number] of Object.entries(numbers)) {
    const element = [...ELEMENT_RULES.values()][number];
    expect(element).toMatchObject({ id: number });
    expect(
      name
        .replace(/_ELEMENT$/, '')
        .replace('_', '-')
        .toLowerCase(),
    ).toBe(element?.name);
  }
});

test('the memory of the program has room for all rules, attributes and names', () => {
  const elements = [...ELEMENT_RULES.values()];
  const attributes = new Set(elements.flatMap(({ wanted }) => wanted));
  expect(elements.length).toBeLessThan(MAX_ELEMENTS);
  expect(Math.max(...elements.map(({ wanted }) => wanted.length))).toBeLessThanOrEqual(MAX_WANTED);
  expect(attributes.size).toBeLessThanOrEqual(MAX_ATTRIBUTE_NAMES);
  expect(Math.max(...[...attributes].map((name) => name.length))).toBeLessThanOrEqual(LONGEST_ATTRIBUTE_NAME);
  expect(elements.reduce((sum, { name }) => sum + name.length + NAME_MARGIN, 0)).toBeLessThanOrEqual(NAME_BYTES);
});

/** Markup in which an element of this name may be: nearly all may be in svg. */
const around = (name: string): string => (name === 'head' ? '' : '<svg>');

test.each([...ELEMENT_RULES])(
  'the element %s is recognised in upper and lower case, whatever ends its name',
  (name, { id }) => {
    for (const space of [' ', '\t', '\n', '\f', '\r', '/']) {
      for (const written of [name, name.toUpperCase()])
        expect(numbersOf(`${around(name)}<${written}${space}id=x />`)).toEqual([id]);
    }
  },
);

test.each(['pp', 'h7', 'p\0', 'p\u00a0', 'p\u043c', 'p-', 'p"', 'p<b', 'sections', 'sectionsection', 'figcaption-x'])(
  'the name %j is none of a known element',
  (name) => {
    expect(numbersOf(`<${name} id=x/>`)).toEqual([ELEMENT_RULES.size]);
    expect(numbersOf(`<${name}\u20ac id=x/>`)).toEqual([ELEMENT_RULES.size]);
  },
);

test('unknown names have different numbers, and the same number when only the case of ASCII letters differs', () => {
  const [card, other, again, wide, wider, ...more] = numbersOf(
    ['my-card', 'my-care', 'MY-CARD', 'x\u65e5', 'x\u672c', 'x\u00e9', 'x\u00c9']
      .map((name) => `<${name} id=x/>`)
      .join(''),
  );
  expect(card).toBe(again);
  expect(new Set([card, other, wide, wider, ...more]).size).toBe(6);
});

test('thousands of unknown names have a number each', () => {
  const names = Array.from({ length: 5_000 }, (_, i) => `x-${i}`);
  const read = numbersOf([...names, ...names].map((name) => `<${name} id=x/>`).join(''));
  expect(new Set(read).size).toBe(names.length);
  expect(read.slice(names.length)).toEqual(read.slice(0, names.length));
});
