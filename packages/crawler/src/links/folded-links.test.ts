import { expect, test } from 'vitest';
import type { LinkKind } from '../page/links/link-kind.ts';
import type { PageLink } from '../types/records.ts';
import { FoldedLinks } from './folded-links.ts';

const folded = new FoldedLinks();

function fold(links: readonly (readonly [target: number, kind: LinkKind, fragment?: string])[]): string[] {
  for (const [target, kind, fragment] of links) {
    if (folded.count(target, kind, fragment) !== undefined) continue;
    const link: PageLink = { target, kind, line: 1, text: '', region: 'other', count: 1 };
    folded.add(fragment === undefined ? link : { ...link, fragment });
  }
  return folded.take().map(({ target, kind, fragment, count }) => `${count} x ${target} ${kind} ${fragment ?? '-'}`);
}

test('links of the same target, kind and fragment are one, in the order of the first of each', () => {
  expect(
    fold([
      [7, 'a'],
      [9, 'img'],
      [7, 'a', 'x'],
      [7, 'a'],
      [7, 'img'],
      [7, 'a', 'x'],
      [9, 'img'],
      [7, 'a', ''],
    ]),
  ).toEqual(['2 x 7 a -', '2 x 9 img -', '2 x 7 a x', '1 x 7 img -', '1 x 7 a ']);
});

test('what one document links to is forgotten before the next', () => {
  fold([
    [2_000, 'a'],
    [1, 'a'],
    [1, 'a', 'x'],
  ]);
  expect(
    fold([
      [1, 'a', 'x'],
      [1, 'a'],
      [2_000, 'a'],
    ]),
  ).toEqual(['1 x 1 a x', '1 x 1 a -', '1 x 2000 a -']);
});

test('thousands of fragments of one target take no time', () => {
  const links = Array.from({ length: 20_000 }, (_, i) => [1, 'a', `s${i}`] as const);
  expect(fold([...links, ...links])).toHaveLength(20_000);
});
