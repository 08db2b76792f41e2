import { expect, it } from 'vitest';
import { fitsNothing, ruleOf, sameRule } from './rule-of.ts';

const now = new Date(2026, 10, 23);

it('leaves out empty values', () => {
  const values = { kind: '', url_pattern: 'https://a.example/*', reason: 'old', period: 'good' };
  expect(ruleOf(values, now)).toEqual({ url_pattern: 'https://a.example/*', reason: 'old' });
});

it('creates a deleted rule again with the same values', () => {
  const rest = { id: 'r', domain_id: 'd', by: 'Ada', ignored_issues: 4, created_at: '2026-11-01T00:00:00.000Z' };
  const reason = 'old';
  expect(sameRule({ ...rest, kind: null, url_pattern: '/a/*', reason, expires_at: null })).toEqual({
    url_pattern: '/a/*',
    reason,
    expires_at: null,
  });
  const expires_at = '2027-03-31T12:00:00.000Z';
  expect(sameRule({ ...rest, kind: 'slow_page', url_pattern: null, reason, expires_at })).toEqual({
    kind: 'slow_page',
    reason,
    expires_at,
  });
});

it('ends with the chosen day', () => {
  const values = { kind: 'slow_page', reason: 'old', period: 'day', expires_at: '2027-03-31' };
  const { expires_at: end } = ruleOf(values, now);
  expect(new Date(`${end}`).getDate()).toBe(31);
  expect(new Date(Date.parse(`${end}`) + 1).getDate()).toBe(1);
});

it.each(['shop.example', 'ftp://shop.example/*', 'tel:+49301234*', 'javascript:*'])(
  'the pattern %s matches no URL',
  (pattern) => {
    expect(fitsNothing(pattern)).toBe(true);
  },
);

it.each(['', '/archive/*', 'https://shop.example/*'])('the pattern "%s" may match a URL', (pattern) => {
  expect(fitsNothing(pattern)).toBe(false);
});
