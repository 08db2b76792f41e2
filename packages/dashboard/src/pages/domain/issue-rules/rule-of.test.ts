import { expect, it } from 'vitest';
import { ruleOf } from './rule-of.ts';

const now = new Date(2026, 10, 23);

it('leaves out what is empty', () => {
  const values = { kind: '', url_pattern: 'https://a.example/*', reason: 'old', period: 'good' };
  expect(ruleOf(values, now)).toEqual({ url_pattern: 'https://a.example/*', reason: 'old' });
});

it('ends with the day that is chosen', () => {
  const values = { kind: 'slow_page', reason: 'old', period: 'day', expires_at: '2027-03-31' };
  const { expires_at: end } = ruleOf(values, now);
  expect(new Date(`${end}`).getDate()).toBe(31);
  expect(new Date(Date.parse(`${end}`) + 1).getDate()).toBe(1);
});
