import { describe, expect, test } from 'vitest';
import { type CheckResult, nextOwnership, type Ownership, unverified } from './ownership.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const T = Date.UTC(2026, 0, 1);

const check = (state: Ownership, outcome: CheckResult['outcome'], by: CheckResult['by'], now: number): Ownership =>
  nextOwnership(state, { outcome, by }, now);

const pending = check(unverified, 'absent', 'owner', T);
const verified = check(unverified, 'found', 'owner', T);
const doubted = check(verified, 'absent', 'background', T + DAY);
const expired = check(verified, 'absent', 'owner', T + DAY);

const callers = ['owner', 'background', 'before-crawl'] as const;
const outcomes = ['found', 'absent', 'unknown'] as const;

/** Status after a check, for every status, outcome and caller; checks are far enough apart to decide. */
const transitions: [Ownership, CheckResult['outcome'], owner: string, background: string, beforeCrawl: string][] = [
  [unverified, 'found', 'verified', 'verified', 'verified'],
  [unverified, 'absent', 'pending', 'unverified', 'unverified'],
  [unverified, 'unknown', 'unverified', 'unverified', 'unverified'],
  [pending, 'found', 'verified', 'verified', 'verified'],
  [pending, 'absent', 'pending', 'pending', 'pending'],
  [pending, 'unknown', 'pending', 'pending', 'pending'],
  [verified, 'found', 'verified', 'verified', 'verified'],
  [verified, 'absent', 'expired', 'verified', 'verified'],
  [verified, 'unknown', 'verified', 'verified', 'verified'],
  [doubted, 'found', 'verified', 'verified', 'verified'],
  [doubted, 'absent', 'expired', 'expired', 'expired'],
  [doubted, 'unknown', 'verified', 'verified', 'verified'],
  [expired, 'found', 'verified', 'verified', 'verified'],
  [expired, 'absent', 'expired', 'expired', 'expired'],
  [expired, 'unknown', 'expired', 'expired', 'expired'],
];

describe('every transition', () => {
  test.each(
    transitions.flatMap(([state, outcome, ...expected]) =>
      callers.map((by, index) => ({ state, outcome, by, from: state.status, to: expected[index] })),
    ),
  )('$from, $outcome by $by: $to', ({ state, outcome, by, to }) => {
    const next = check(state, outcome, by, T + DAY + 5 * MINUTE);
    expect(next.status).toBe(to);
  });

  test('found always ends verified with nothing held against it and a re-check in 24 h', () => {
    const now = T + 40 * DAY;
    for (const state of [unverified, pending, doubted, expired]) {
      for (const by of callers) {
        expect(check(state, 'found', by, now)).toEqual({
          status: 'verified',
          verifiedAt: state.status === 'verified' ? T : now,
          waitingSince: null,
          firstAbsentAt: null,
          unknownSince: null,
          nextCheckAt: now + DAY,
          attempts: 0,
        });
      }
    }
  });

  test('the input is left alone', () => {
    const frozen = Object.freeze({ ...doubted });
    for (const outcome of outcomes) for (const by of callers) check(frozen, outcome, by, T + 2 * DAY);
    expect(frozen).toEqual(doubted);
  });
});

/** Runs the background checks at the times that the state sets, until it sets none or `count` are done. */
function watch(state: Ownership, outcome: CheckResult['outcome'], count = 1000): { at: number; state: Ownership }[] {
  const seen: { at: number; state: Ownership }[] = [];
  let current = state;
  while (current.nextCheckAt !== null && seen.length < count) {
    const at = current.nextCheckAt;
    current = check(current, outcome, 'background', at);
    seen.push({ at, state: current });
  }
  return seen;
}

describe('a pending domain', () => {
  test.each(['absent', 'unknown'] as const)(
    'is checked after 1, 5, 15, 60 min, then hourly for 72 h (%s), then unverified',
    (outcome) => {
      const checks = watch(pending, outcome);
      const offsets = checks.map(({ at }) => at - T);
      expect(offsets.slice(0, 5)).toEqual([1, 6, 21, 81, 141].map((minutes) => minutes * MINUTE));
      const gaps = offsets.slice(1).map((offset, index) => offset - (offsets[index] ?? 0));
      expect(new Set(gaps.slice(3))).toEqual(new Set([HOUR]));
      expect(checks.slice(0, -1).every(({ state }) => state.status === 'pending')).toBe(true);
      expect(checks.at(-1)?.state).toEqual(unverified);
      expect(offsets.at(-2)).toBeLessThan(72 * HOUR);
      expect(offsets.at(-1)).toBeGreaterThanOrEqual(72 * HOUR);
    },
  );

  test('is verified by the background check that finds the record', () => {
    const [, second] = watch(pending, 'absent', 2);
    expect(second && check(second.state, 'found', 'background', T + 21 * MINUTE).status).toBe('verified');
  });

  test('keeps its background checks when the owner looks again, and gets new ones when they had their time', () => {
    expect(check(pending, 'absent', 'owner', T + 30_000)).toEqual(pending);
    expect(check(pending, 'unknown', 'owner', T + 30_000)).toEqual(pending);
    const late = T + 73 * HOUR;
    expect(check(pending, 'absent', 'owner', late)).toMatchObject({ waitingSince: late, nextCheckAt: late + MINUTE });
  });

  test('that failed can be checked again by its owner', () => {
    const failed = watch(pending, 'absent').at(-1)?.state ?? pending;
    expect(failed.nextCheckAt).toBeNull();
    expect(check(failed, 'absent', 'owner', T + 80 * HOUR)).toMatchObject({ status: 'pending', attempts: 0 });
    expect(check(failed, 'found', 'owner', T + 80 * HOUR)).toMatchObject({ status: 'verified' });
  });
});

describe('a verified domain', () => {
  test('is re-checked every 24 h', () => {
    expect(watch(verified, 'found', 3).map(({ at }) => at - T)).toEqual([DAY, 2 * DAY, 3 * DAY]);
  });

  test('is lost only by two absences at least 5 minutes apart', () => {
    const first = T + DAY;
    expect(doubted).toMatchObject({ status: 'verified', firstAbsentAt: first, nextCheckAt: first + 5 * MINUTE });
    const early = check(doubted, 'absent', 'before-crawl', first + 5 * MINUTE - 1);
    expect(early).toEqual(doubted);
    expect(check(early, 'absent', 'background', first + 5 * MINUTE)).toEqual({
      status: 'expired',
      verifiedAt: T,
      waitingSince: first + 5 * MINUTE,
      firstAbsentAt: null,
      unknownSince: null,
      nextCheckAt: first + 5 * MINUTE + HOUR,
      attempts: 0,
    });
  });

  test('does not flap when a lagging name server answers in turn', () => {
    let state = verified;
    for (let day = 1; day <= 30; day += 1) {
      state = check(state, 'absent', 'background', T + day * DAY);
      state = check(state, 'found', 'background', T + day * DAY + 5 * MINUTE);
      expect(state.status).toBe('verified');
    }
  });

  test('keeps a first absence through answers that cannot be trusted', () => {
    const at = T + DAY + 5 * MINUTE;
    const unsure = check(doubted, 'unknown', 'background', at);
    expect(unsure).toMatchObject({ status: 'verified', firstAbsentAt: T + DAY, nextCheckAt: at + 5 * MINUTE });
    expect(check(unsure, 'absent', 'background', at + 5 * MINUTE).status).toBe('expired');
    expect(check(unsure, 'found', 'background', at + 5 * MINUTE)).toMatchObject({ firstAbsentAt: null });
  });

  test('stays verified for 7 days without an answer to trust, is checked hourly, then expires', () => {
    const checks = watch(verified, 'unknown', 1 + 7 * 24);
    const since = T + DAY;
    expect(checks[0]).toMatchObject({ at: since, state: { unknownSince: since, nextCheckAt: since + HOUR } });
    expect(checks.slice(0, -1).every(({ state }) => state.status === 'verified')).toBe(true);
    expect(checks.at(-1)).toMatchObject({ at: since + 7 * DAY, state: { status: 'expired' } });
  });

  test('counts the 7 days anew after any definitive answer', () => {
    const unsure = check(verified, 'unknown', 'background', T + DAY);
    for (const outcome of ['found', 'absent'] as const) {
      const answered = check(unsure, outcome, 'background', T + 7 * DAY);
      expect(answered.unknownSince).toBeNull();
      expect(check(answered, 'unknown', 'background', T + 8 * DAY)).toMatchObject({ status: 'verified' });
    }
  });

  test('is not put off by an owner who looks while no answer can be trusted', () => {
    expect(check(doubted, 'unknown', 'owner', T + DAY + MINUTE).nextCheckAt).toBe(doubted.nextCheckAt);
  });
});

describe('an expired domain', () => {
  test('is watched hourly for 72 h, then daily to 30 days, so that putting the record back restores it', () => {
    const lost = T + DAY;
    const offsets = watch(expired, 'absent').map(({ at }) => at - lost);
    expect(offsets.filter((offset) => offset <= 72 * HOUR)).toEqual(
      Array.from({ length: 72 }, (_, i) => (i + 1) * HOUR),
    );
    expect(offsets.slice(72)).toEqual(Array.from({ length: 27 }, (_, i) => (i + 4) * DAY));
    const restored = check(watch(expired, 'unknown').at(-2)?.state ?? expired, 'found', 'background', lost + 30 * DAY);
    expect(restored).toMatchObject({ status: 'verified', verifiedAt: lost + 30 * DAY });
  });

  test('is watched again once its owner checks', () => {
    const forgotten = watch(expired, 'absent').at(-1)?.state ?? expired;
    expect(forgotten).toMatchObject({ status: 'expired', nextCheckAt: null });
    const now = T + 60 * DAY;
    expect(check(forgotten, 'absent', 'owner', now)).toMatchObject({ status: 'expired', nextCheckAt: now + HOUR });
    expect(check(expired, 'absent', 'owner', T + DAY + MINUTE)).toEqual(expired);
  });
});
