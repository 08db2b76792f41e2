import { expect, it } from 'vitest';
import { compileRules } from './match-rules.ts';

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
