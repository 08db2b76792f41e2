import type { ShareLink } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { isApart, shareLinkChanges } from './share-link-changes.ts';

const now = new Date(2026, 11, 15, 23, 30);
const expires_at = new Date(2027, 0, 31, 12).toISOString();
const link = { name: 'Agency', expires_at, has_password: true } as ShareLink;
const same = { name: 'Agency', ends: 'day', expires_at: '2027-01-31', password_choice: 'keep' };
const endOf = (...day: [number, number, number]) => new Date(...day, 23, 59, 59, 999).toISOString();

it.each([
  ['nothing', {}, {}],
  ['the name', { name: 'Board' }, { name: 'Board' }],
  ['no name', { name: '' }, { name: null }],
  ['another day', { expires_at: '2027-02-01' }, { expires_at: endOf(2027, 1, 1) }],
  ['a number of days', { ends: '7' }, { expires_at: endOf(2026, 11, 22) }],
  ['no end', { ends: 'never' }, { expires_at: null }],
  ['a password', { password_choice: 'new', password: ' amber lantern ' }, { password: ' amber lantern ' }],
  ['no password', { password_choice: 'none', password: 'left over' }, { password: null }],
])('the update of a share link has %s', (_, changed, update) => {
  expect(shareLinkChanges({ ...same, ...changed }, link, now)).toEqual(update);
});

it('does not conflict with changes of other members by somebody else', () => {
  const theirs = { ...link, name: 'Board' };
  expect(isApart({ expires_at: null }, link, theirs)).toBe(true);
  expect(isApart({ name: 'Press' }, link, theirs)).toBe(false);
  expect(isApart({ name: 'Press' }, link, { ...link, expires_at: null })).toBe(true);
  expect(isApart({ password: null }, link, theirs)).toBe(false);
});
