import { expect, it } from 'vitest';
import { folderExpressions, leavesNothing, wholeFolders, withoutSlash } from './exclusion-hints.ts';

it('lists patterns that match nothing because they do not begin like a path', () => {
  const patterns = ['/kites/**', 'kites', 'https://shop.example/kites/**', '**/*.pdf', '{/de,/fr}/**', '/[?&]sort=/'];
  expect(withoutSlash(patterns)).toEqual(['kites', 'https://shop.example/kites/**']);
});

it('lists expressions that look like folders', () => {
  const patterns = ['/kites/', '/kites/big.old/', '/kites/**', '/kites', '/[?&]sort=/', '/', '//', '/**/'];
  expect(folderExpressions(patterns)).toEqual(['/kites/', '/kites/big.old/']);
});

const preview = { crawl_id: 'c', pages: 3, first_excluded: [] };

it.each([
  ['nothing', { excluded: 0, complete: true }, false],
  ['some pages', { excluded: 2, complete: true }, false],
  ['every page', { excluded: 3, complete: true }, true],
  ['every page that was compared, of more', { excluded: 3, complete: false }, false],
] as const)('decides whether nothing is left when patterns exclude %s', (_, excluded, nothingLeft) => {
  expect(leavesNothing({ ...preview, ...excluded })).toBe(nothingLeft);
});

it.each([
  [['/tents/*'], ['/tents/**']],
  [
    ['/tents/big/*', '/kites'],
    ['/tents/big/**', '/kites'],
  ],
  [['/tents/', '/tents/**', '/**/*.pdf', '/[?&]sort=/', '/*', 'tents/*'], undefined],
])('replaces the patterns %s by %s for whole folders', (patterns, whole) => {
  expect(wholeFolders(patterns)).toEqual(whole);
});
