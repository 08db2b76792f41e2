import { describe, expect, test } from 'vitest';
import { differences, expectLikeParse5 } from './hostile-parse5.test-support.ts';
import { readPage } from './read-page.ts';

test('of 500 hostile pages all but two have the links that parse5 finds, and every difference is explained', () => {
  expectLikeParse5(500);
});

describe('long things are read as parse5 reads them', () => {
  const long = 1_000_000;
  test.each([
    ['a value', `<a href="/x?${'y&amp;'.repeat(long / 5)}">`],
    ['a value without quotes', `<a href=/${'x'.repeat(long)}>`],
    ['an attribute name', `<a ${'x'.repeat(long)} href=/x>`],
    ['a tag name', `<${'x'.repeat(long)} style="background:url(/x)">`],
    ['a comment of hyphens', `<!--${'-'.repeat(long)}><a href=/x>`],
    ['a value that never ends', `<a href=/1><a href="${'<a href=/2>'.repeat(long / 11)}`],
    ['a script of comments', `<script>${'<!--<script>'.repeat(long / 12)}</script><a href=/1></script><a href=/2>`],
    ['100,000 attributes', `<a ${Array.from({ length: 100_000 }, (_, i) => `a${i}=1`).join(' ')} href=/x href=/y>`],
    [
      'formatting that a textarea does not open again',
      '<p><a href=/x><div><textarea></textarea><table><svg></a><q cite=/y>',
    ],
    ['unclosed formatting', `${'<b><i><a href=/x>'.repeat(500)}</b></i></a><p>text<svg></b><style><a href=/y>`],
  ])('%s', (_name, html) => {
    expect(differences(html)).toEqual({ links: [], others: [] });
  });
});

describe('the present standard is followed where parsers disagree with it', () => {
  const found = (html: string): string[] => [...readPage(html, 100).links].map(({ kind, href }) => `${kind} ${href}`);

  test('a select holds any markup (there is no insertion mode for it any more)', () => {
    expect(found('<select><option><a href=/x><img src=/y></select>')).toEqual(['a /x', 'img /y']);
  });

  test('CDATA is text at an integration point', () => {
    expect(found('<svg><desc><![CDATA[ <a href=/no> ]]><a href=/x>')).toEqual(['a /x']);
  });

  test('a link comes out of a template when an object in it kept it open', () => {
    expect(found('<template><a href=/no></template>text')).toEqual([]);
    expect(found('<template><a href=/x><object></template>text')).toEqual(['a /x']);
  });

  test('a table in a template in a table does not end either', () => {
    expect(found('<table><template><tbody></table><a href=/no></template><a href=/x>')).toEqual(['a /x']);
  });

  test('frames are read wherever they stand, and so is what stands beside them', () => {
    expect(found('<frameset><frame src=/x></frameset><a href=/y>')).toEqual(['frame /x', 'a /y']);
  });
});
