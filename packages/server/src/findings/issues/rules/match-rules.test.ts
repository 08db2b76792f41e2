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
  ])('%s compared with %s: %s', (pattern, url, expected) => {
    expect(fitsPattern(pattern, url)).toBe(expected);
  });

  it('with many stars is compared in little time', () => {
    const url = 'a'.repeat(2_048);
    expect(fitsPattern(`${'*a'.repeat(255)}*b`, url)).toBe(false);
  });
});

it('belongs to the first rule that fits kind and URL', () => {
  const common = { reason: 'known', created_by: 'Ada', expires_at: null };
  const rules = compileRules([
    { ...common, id: '1', kind: 'slow_page', url_pattern: '*/archive/*' },
    { ...common, id: '2', kind: null, url_pattern: '*/archive/*' },
    { ...common, id: '3', kind: 'slow_page', url_pattern: null },
  ]);
  const of = (kind: string, path: string) => rules({ kind, url: `https://a.example${path}`, internal: true })?.id;
  expect(of('slow_page', '/archive/1')).toBe('1');
  expect(of('broken_link', '/archive/1')).toBe('2');
  expect(of('slow_page', '/')).toBe('3');
  expect(of('broken_link', '/')).toBeUndefined();
});

it.each([
  ['/tents/*', 'https://a.example/tents/1', true, true],
  ['/tents/*', 'http://www.a.example:8080/tents/1?x=2', true, true],
  ['/tents/*', 'https://a.example/old/tents/1', true, false],
  ['/tents/*', 'https://elsewhere.example/tents/1', false, false],
  ['/', 'https://a.example/', true, true],
  ['/*.pdf', 'https://a.example/a/b.pdf', true, true],
])('the path %s and %s, on the site: %s; fits: %s', (url_pattern, url, internal, expected) => {
  const ruleFor = compileRules([{ kind: null, url_pattern }]);
  expect(ruleFor({ kind: 'broken_link', url, internal }) !== undefined).toBe(expected);
});
