import { expect, it } from 'vitest';
import { ruleOf } from './rule-of.ts';

it('leaves out what is empty', () => {
  expect(ruleOf({ kind: '', url_pattern: 'https://a.example/*', reason: 'old', expires: '' })).toEqual({
    url_pattern: 'https://a.example/*',
    reason: 'old',
  });
});

it('ends with the day that is chosen', () => {
  const { expires_at: end } = ruleOf({ kind: 'slow_page', reason: 'old', expires: '2027-03-31' });
  expect(new Date(`${end}`).getDate()).toBe(31);
  expect(new Date(Date.parse(`${end}`) + 1).getDate()).toBe(1);
});
