import { expect, it } from 'vitest';
import { servedByOthers } from './served-by-others.ts';

const NOW = 1_000_000;
/** A delivery that has been due for `age` ms, with a lease or without */
const head = (id: string, age: number, isLeased = false) => ({
  id,
  lane: 'e',
  next_attempt_at: NOW - age,
  lease_expires_at: isLeased ? NOW + 1 : null,
  now: NOW,
});
const isServed = (...heads: ReturnType<typeof head>[]): boolean =>
  servedByOthers([{ id: 'new', endpointId: 'e' }], heads).has('new');

it('is what comes after as many attempts as an endpoint may have', () => {
  expect(isServed(head('a', 9, true), head('b', 9, true), head('new', 0))).toBe(true);
  expect(isServed(head('a', 9, true), head('new', 0))).toBe(false);
  expect(isServed(head('new', 0))).toBe(false);
});

it('is what others have waited longer than, with one attempt in flight', () => {
  expect(isServed(head('a', 60_000, true), head('b', 60_000), head('new', 0))).toBe(true);
  expect(isServed(head('a', 9, true), head('new', 1), head('b', 0))).toBe(false);
});

it('is what comes after two that became due a moment ago, with none in flight', () => {
  expect(isServed(head('a', 9), head('b', 9), head('new', 0))).toBe(true);
  expect(isServed(head('a', 9), head('new', 0))).toBe(false);
  // Perhaps no server knows these deliveries: their alarms may be lost.
  expect(isServed(head('a', 60_000), head('b', 60_000), head('new', 0))).toBe(false);
});

it('is what so many have waited longer than that it is not among the heads', () => {
  expect(isServed(head('a', 9), head('b', 9), head('c', 9), head('d', 9))).toBe(true);
  expect(isServed(head('a', 9, true), head('b', 9), head('c', 9), head('d', 9))).toBe(true);
});

it('does not count leases that have run out', () => {
  const expired = { ...head('a', 60_000), lease_expires_at: NOW };
  expect(isServed(expired, { ...expired, id: 'b' }, head('new', 0))).toBe(false);
});
