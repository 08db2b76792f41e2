import { expect, test } from 'vitest';
import { ELEMENTS } from './element.ts';
import { ElementNames } from './element-names.ts';
import { pageSource } from './page-source.ts';

const ENDS = ['>', '/', ' ', '\t', '\n', '\f', '\r', ''];

function read(text: string): { name: string; end: number } {
  const names = new ElementNames(pageSource(`<${text}`));
  return { name: names.read(1).name, end: names.end - 1 };
}

test.each([...ELEMENTS])('%s is found in either case, whatever ends it', (name, element) => {
  for (const end of ENDS) {
    for (const written of [name, name.toUpperCase()]) {
      const names = new ElementNames(pageSource(written + end));
      expect(names.read(0)).toBe(element);
      expect(names.end).toBe(name.length);
    }
  }
});

test.each(['pp', 'h7', 'p\0', 'p\u00a0', 'p\u043c', 'p-', 'p"', 'p<b', 'sections', 'sectionsection', 'figcaption-x'])(
  '%j is a name of its own',
  (name) => {
    for (const end of ENDS) expect(read(name + end)).toEqual({ name, end: name.length });
  },
);

test('a name that was made up is the same element each time', () => {
  const names = new ElementNames(pageSource('my-card my-card'));
  expect(names.read(0)).toBe(names.read(8));
});
