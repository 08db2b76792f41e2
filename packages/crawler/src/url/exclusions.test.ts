import { describe, expect, test } from 'vitest';
import { compileExclusions, compileInPieces, ExclusionPatternError } from './exclusions.ts';
import { URL_LIMIT } from './resolve-link.ts';

const excluded = (pattern: string, path: string): boolean => compileExclusions([pattern])(`https://x.example${path}`);

function refusal(patterns: readonly string[]): ExclusionPatternError {
  try {
    compileExclusions(patterns);
  } catch (error) {
    if (error instanceof ExclusionPatternError) return error;
    throw error;
  }
  return expect.fail(`${patterns[0]} was accepted`);
}

describe('globs', () => {
  test.each([
    ['/private/**', '/private/a/b', true],
    ['/private/**', '/private/', true],
    ['/private/**', '/private', true],
    ['/private/**', '/privately', false],
    ['/private/**', '/public', false],
    ['/private/**', '/a/private/b', false],
    ['/**', '/.hidden', true],
    ['/**/*.pdf', '/a/b.pdf', true],
    ['/**/*.pdf', '/b.pdf', true],
    ['**/*.pdf', '/a/b.pdf', true],
    ['/a/**/b', '/a/b', true],
    ['/a/**/b', '/a/x/y/b', true],
    ['/a/**/b', '/ab', false],
    ['/**/a', '/x/a', true],
    ['/**/a', '/x/a/', false],
    ['/**/a', '/x/a/b', false],
    ['/**/a/*', '/x/a/b', true],
    ['/**/a/*', '/x/a/', false],
    ['/**/a/**', '/x/a', true],
    ['/**/a/**', '/x/a/', true],
    ['/**/a/**', '/x/a/b/c', true],
    ['/a**b', '/axb', true],
    ['/a**b', '/a/b', false],
    ['/*.pdf', '/a.pdf', true],
    ['/*.pdf', '/.pdf', true],
    ['/*.pdf', '/a/b.pdf', false],
    ['/*.pdf', '/a.pdf?download=1', true],
    ['/blog/*', '/blog/post', true],
    ['/blog/*', '/blog/post/', true],
    ['/blog/*', '/blog/post/comments', false],
    ['/blog/*', '/blog/', false],
    ['/a?', '/ab', true],
    ['/a?', '/a', false],
    ['/a?', '/a/', false],
    ['/a?', '/a?b', false],
    ['/[a-c]x', '/bx', true],
    ['/[!a-c]x', '/bx', false],
    ['/[^a-c]x', '/dx', true],
    ['/[]]', '/]', true],
    ['/[a\\-c]', '/b', false],
    ['/x[!a]y', '/x/y', false],
    ['/{de,fr}/**', '/fr/page', true],
    ['/{de,fr}/**', '/en/page', false],
    ['/{a,{b,c}d}', '/cd', true],
    ['/{a,}b', '/b', true],
    ['/a\\*', '/a*', true],
    ['/a\\*', '/ab', false],
    ['/(a+)+c', '/(a+)+c', true],
    ['/(a+)+c', '/aac', false],
    ['/!a|b', '/!a|b', true],
    ['/über uns/*', '/%C3%BCber%20uns/x', true],
  ])('%s: %s', (pattern, path, expected) => {
    expect(excluded(pattern, path)).toBe(expected);
  });
});

describe('expressions', () => {
  test.each([
    ['/private/', '/blog/private-offers', true],
    ['/private/', '/x?from=private', true],
    ['/\\/tmp\\d+$/', '/x/tmp12', true],
    ['/\\/tmp\\d+$/', '/x/tmp12/y', false],
    ['/[?&]sort=/', '/list?sort=up', true],
    ['/^\\/a/', '/b/a', false],
    ['/(?i)PRINT/', '/print', true],
    ['/a(?i:B)c/', '/abC', false],
    ['/\\bprint\\b/', '/a-print?x', true],
    ['/\\bprint\\b/', '/blueprint', false],
    ['/print\\B/', '/printer', true],
    ['/x{2,3}y/', '/xy', false],
    ['/\\Qa.b\\E/', '/axb', false],
    ['/[[:digit:]]\\pL/', '/1a', true],
    ['/()/', '/', true],
  ])('%s: %s', (pattern, path, expected) => {
    expect(excluded(pattern, path)).toBe(expected);
  });
});

describe('a pattern that cannot be used is refused with its place and advice', () => {
  test.each([
    ['/(/', '( is not closed'],
    ['/a)/', ') closes nothing'],
    ['/a**b/', 'a repetition cannot be repeated'],
    ['/*a/', 'there is nothing to repeat'],
    ['/**/a/', 'For a glob write /**/a or /**/a/*'],
    ['/(a)\\1/', 'no back references'],
    ['/a(?=b)/', 'no look-ahead or look-behind'],
    ['/[b-a]/', 'ends before it begins'],
    ['/a{1001}/', '1000 is the highest'],
    ['/\\p{Nonsense}/', 'there is no class'],
    ['/[a', '[ is not closed'],
    ['/{a', '{ is not closed'],
    ['/{a}', 'needs alternatives'],
    ['/a\\', 'nothing follows the last \\'],
    [`/${'a'.repeat(512)}`, 'longer than 512 characters'],
  ])('%s', (pattern, why) => {
    const { message, index } = refusal(['/fine/**', pattern]);
    expect(message).toContain(why);
    expect(index).toBe(1);
    expect(message.length).toBeLessThan(300);
  });
});

describe('no pattern takes long', () => {
  const letters = Array.from({ length: URL_LIMIT - 30 }, (_, at) => 'ab'[(at * at + (at >> 3)) & 1]).join('');
  const alike = 'a'.repeat(URL_LIMIT - 30);

  test.each([
    ['backslashes', '/\\\\\\\\'],
    ['a glob that would backtrack', '/*a*a*a*a*a*a*a*c'],
    ['a glob with sixty wildcards', `/${'*a'.repeat(60)}c`],
    ['a nested repetition', '/(a+)+c/'],
    ['optional parts', `/^\\/${'a?'.repeat(100)}${'a'.repeat(100)}$/`],
  ])('%s is matched', (_, pattern) => {
    const isExcluded = compileExclusions([pattern]);
    for (const path of [letters, alike]) expect(isExcluded(`https://x.example/${path}!`)).toBe(false);
  });

  test.each([
    ['a program of 38,000 steps', `/${'[ab]{0,1000}'.repeat(38)}/`, 'too large'],
    ['repetitions of repetitions', `/${'(?:'.repeat(6)}a${'{1000})'.repeat(6)}/`, 'too large'],
    ['repetitions of nothing', `/${'('.repeat(6)}${'){1000}'.repeat(6)}/`, 'too large'],
    ['more states than fit', '/a[ab]{20}[cd]/', 'too many ways to fit'],
    ['a glob with more states than fit', `/*a${'?'.repeat(40)}b`, 'too many ways to fit'],
  ])('%s is refused', (_, pattern, why) => {
    expect(refusal([pattern]).message).toContain(why);
  });

  test('patterns that are fine alone are refused when they are too much together', () => {
    const costly = (which: number): string => `/[a-z]{1,30}[0-9]${which}$/`;
    expect(compileExclusions([costly(0)])('https://x.example/abc10')).toBe(true);
    const { message, index } = refusal(Array.from({ length: 100 }, (_, which) => costly(which)));
    expect(message).toContain('together they are too complex');
    expect(index).toBeUndefined();
  });

  test('text without end is refused before it is read', () => {
    const { message, index } = refusal(Array.from({ length: 100 }, () => `/${'[a-c]'.repeat(100)}`));
    expect(message).toContain('together they are longer than 16384 characters');
    expect(index).toBeUndefined();
  });

  test.each([
    ['globs', (which: number) => `/**/section-${which}/**/*.html`],
    ['expressions', (which: number) => `/[?&](section_${which}|sort|order)=[a-z]+(&|$)/`],
  ])('a hundred ordinary %s are not too much', (_, pattern) => {
    const isExcluded = compileExclusions(Array.from({ length: 100 }, (__, which) => pattern(which)));
    expect(isExcluded('https://x.example/a/section-99/b/c.html?section_99=up')).toBe(true);
    expect(isExcluded('https://x.example/a/section-100/b/c.html?section_100=up')).toBe(false);
  });

  test('a caller can do something else after each pattern', () => {
    const pieces = compileInPieces(['/a', '/b', '/c/**']);
    for (let at = 0; at < 3; at++) expect(pieces.next().done).toBe(false);
    const end = pieces.next();
    expect(end.done && end.value('https://x.example/c/d')).toBe(true);
    const refused = compileInPieces(['/a', '/(/']);
    expect(refused.next().done).toBe(false);
    expect(() => refused.next()).toThrow(ExclusionPatternError);
  });
});
