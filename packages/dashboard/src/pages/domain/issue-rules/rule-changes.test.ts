import type { IssueRule } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { isApart } from '../../../parts/forms/is-apart.ts';
import { dayOf } from '../last-day.ts';
import { ruleChanges } from './rule-changes.ts';

const now = new Date(2026, 10, 23);
const rule: IssueRule = {
  id: 'r',
  domain_id: 'd',
  kind: 'slow_page',
  url_pattern: '/a/*',
  reason: 'old',
  by: 'Ada',
  expires_at: '2027-03-31T09:30:00.000Z',
  ignored_issues: 4,
  created_at: '2026-11-01T00:00:00.000Z',
};
const shown = {
  kind: 'slow_page',
  url_pattern: '/a/*',
  reason: 'old',
  period: 'day',
  expires_at: dayOf(`${rule.expires_at}`),
};

it.each([
  ['nothing', {}, {}],
  ['a kind that is gone', { kind: '' }, { kind: null }],
  ['a pattern that is gone', { url_pattern: '' }, { url_pattern: null }],
  ['another reason', { reason: 'new' }, { reason: 'new' }],
  ['no end any more', { period: 'good', expires_at: '' }, { expires_at: null }],
] as const)('the changes of a rule have %s', (_, typed, changes) => {
  expect(ruleChanges({ ...shown, ...typed }, rule, now)).toEqual(changes);
});

it('changes the end to the end of the chosen day', () => {
  const { expires_at: end } = ruleChanges({ ...shown, expires_at: '2027-04-30' }, rule, now);
  expect(new Date(`${end}`).getDate()).toBe(30);
  expect(new Date(Date.parse(`${end}`) + 1).getDate()).toBe(1);
});

it('does not conflict with changes of other members by somebody else', () => {
  expect(isApart({ reason: 'new' }, rule, { ...rule, expires_at: null })).toBe(true);
  expect(isApart({ reason: 'new' }, rule, { ...rule, reason: 'theirs' })).toBe(false);
});
