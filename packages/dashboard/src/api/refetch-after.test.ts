import { expect, it } from 'vitest';
import { refetchAfter } from './refetch-after.ts';

const now = Date.parse('2026-11-23T09:00:00Z');
const pendingAt = (next_attempt_at: string | null) => ({ state: 'pending' as const, next_attempt_at });
const ended = { state: 'failed' as const, next_attempt_at: null };

it.each([
  ['nothing', [], false],
  ['deliveries that have ended', [ended], false],
  ['one whose attempt is under way', [ended, pendingAt(null)], 1_000],
  ['one that is overdue', [pendingAt('2026-11-23T08:59:00Z')], 1_000],
  ['the one that is due first', [pendingAt('2026-11-23T09:05:00Z'), pendingAt('2026-11-23T09:00:04Z')], 5_000],
  ['one that is due much later', [pendingAt('2026-11-23T09:15:00Z')], 30_000],
])('the time until deliveries are fetched again depends on %s', (_, deliveries, expected) => {
  expect(refetchAfter(deliveries, now)).toBe(expected);
});
