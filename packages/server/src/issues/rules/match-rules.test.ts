import { describe, expect, it } from 'vitest';
import { compileRules, fitsPattern } from './match-rules.ts';

describe('a pattern of URLs', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x', true],
    ['https://a.example/x', 'https://a.example/xy', false],
    ['https://a.example/*', 'https://a.example/x/y?z=1', true],
    ['https://a.example/*', 'https://b.example/', false],
    ['*/old/*', 'https://a.example/old/1', true],
    ['*.pdf', 'https://a.example/1.pdf', true],
    ['*.pdf', 'https://a.example/1.pdf?x', false],
    ['*ab*ab', 'xab', false],
    ['*ab*ab', 'xabab', true],
    ['*', '', true],
    ['a*a', 'a', false],
  ])('%s and %s: %s', (pattern, url, expected) => {
    expect(fitsPattern(pattern, url)).toBe(expected);
  });

  it('with many stars takes no time of its own', () => {
    const url = 'a'.repeat(2_048);
    expect(fitsPattern(`${'*a'.repeat(255)}*b`, url)).toBe(false);
  });
});

it('takes the first rule that fits kind and URL', () => {
  const common = { reason: 'known', created_by: 'Ada', expires_at: null };
  const rules = compileRules([
    { ...common, id: '1', kind: 'slow_page', url_pattern: '*/archive/*' },
    { ...common, id: '2', kind: null, url_pattern: '*/archive/*' },
    { ...common, id: '3', kind: 'slow_page', url_pattern: null },
  ]);
  const of = (kind: string, path: string) => rules({ kind, url: `https://a.example${path}` })?.id;
  expect(of('slow_page', '/archive/1')).toBe('1');
  expect(of('broken_link', '/archive/1')).toBe('2');
  expect(of('slow_page', '/')).toBe('3');
  expect(of('broken_link', '/')).toBeUndefined();
});
