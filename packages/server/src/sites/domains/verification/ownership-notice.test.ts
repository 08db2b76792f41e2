import { expect, test } from 'vitest';
import { type CheckResult, nextOwnership, type Ownership, unverified } from './ownership.ts';
import { ownershipNotice, sightingsOf } from './ownership-notice.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const T = Date.UTC(2026, 0, 1);

/** The notice of a check, and the ownership after it */
function check(before: Ownership, outcome: CheckResult['outcome'], now: number, by: CheckResult['by'] = 'background') {
  const after = nextOwnership(before, { outcome, by }, now);
  return { after, notice: ownershipNotice(before, after, now) };
}

const verified = nextOwnership(unverified, { outcome: 'found', by: 'owner' }, T);
const until = T + DAY + 5 * MINUTE + 30 * DAY;

/** Runs the background checks at the times that the state sets. Returns the notices, with their time in days. */
function watch(from: Ownership, outcome: CheckResult['outcome']) {
  const notices: unknown[] = [];
  let state = from;
  while (state.nextCheckAt !== null) {
    const now: number = state.nextCheckAt;
    const { after, notice } = check(state, outcome, now);
    if (notice !== undefined) notices.push([notice.stage, notice.daysLeft, Math.floor((now - T) / DAY)]);
    state = after;
  }
  return notices;
}

test('a lost record is noticed with its second absence, and at the checks of the last three days', () => {
  expect(watch(verified, 'absent')).toEqual([
    ['lost', 30, 1],
    ['ending', 3, 28],
    ['ending', 2, 29],
    ['ending', 1, 30],
  ]);
});

test('a week without an answer to rely on is noticed once, when the ownership ends', () => {
  expect(watch(verified, 'unknown')[0]).toEqual(['lost', 30, 8]);
});

test('the notices of one loss have the same time of the loss, and of the end', () => {
  const first = check(verified, 'absent', T + DAY);
  const lost = check(first.after, 'absent', T + DAY + 5 * MINUTE);
  expect([first.notice, lost.notice]).toMatchObject([undefined, { since: until - 30 * DAY, until }]);
  const last = check({ ...lost.after, nextCheckAt: until - DAY }, 'absent', until - DAY);
  expect(last.notice).toMatchObject({ stage: 'ending', since: until - 30 * DAY, until });
});

test('a domain that never was verified, one whose record is there, and one that is looked at no more cause none', () => {
  const pending = check(unverified, 'absent', T, 'owner');
  expect(pending.notice).toBeUndefined();
  expect(watch(pending.after, 'absent')).toEqual([]);
  const lost = check(verified, 'absent', T + DAY, 'owner');
  expect(lost.notice).toMatchObject({ stage: 'lost' });
  expect(check(lost.after, 'found', T + 29 * DAY).notice).toBeUndefined();
  expect(check(lost.after, 'absent', T + 40 * DAY).notice).toBeUndefined();
});

const at = (day: number): string => new Date(T + day * DAY).toISOString();
const seen = (outcome: CheckResult['outcome'], day: number) => ({ outcome, checked_at: at(day) });

test('a check keeps when the record was last seen, and since when it is missing', () => {
  const outcomes = ['absent', 'found', 'found', 'unknown', 'absent', 'unknown', 'absent', 'found'] as const;
  let before: Parameters<typeof sightingsOf>[0] = null;
  const days = outcomes.map((outcome, day) => {
    const sightings = sightingsOf(before, seen(outcome, day));
    before = { ...seen(outcome, day), ...sightings, name_exists: true, detail: '', resolvers: [] };
    return [sightings.last_seen_at, sightings.missing_since];
  });
  expect(days).toEqual([
    [null, null],
    [at(1), null],
    [at(2), null],
    [at(2), null],
    [at(2), at(4)],
    [at(2), at(4)],
    [at(2), at(4)],
    [at(7), null],
  ]);
});

test('the check of an earlier version that found the record counts as the last time', () => {
  const before = { ...seen('found', 1), name_exists: true, detail: '', resolvers: [] };
  expect(sightingsOf(before, seen('absent', 2))).toEqual({ last_seen_at: at(1), missing_since: at(2) });
});
