import type { ChannelStatus } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { channelState } from './channel-state.ts';

const ready = { ready: true, reason: null, detail: null, used_by: { domains: 1, results: 0, failures: 1 } };
const [monday, tuesday] = ['2026-01-05T09:00:31.148Z', '2026-01-06T09:00:31.148Z'];
const status = (change: Partial<ChannelStatus>): ChannelStatus => ({
  ...{ ...ready, last_sent_at: null, last_error: null, last_error_at: null },
  ...change,
});

it.each([
  ['unused', { ready: false, reason: 'no_target' }],
  ['notReady', { ready: false, reason: 'no_mail_server' }],
  ['untried', {}],
  ['works', { last_sent_at: monday }],
  ['failing', { last_error_at: monday }],
  ['failing', { last_sent_at: monday, last_error_at: tuesday }],
  ['works', { last_sent_at: tuesday, last_error_at: monday }],
] as const)('a channel is "%s" after %j', (expected, change) => {
  expect(channelState(status(change))).toBe(expected);
});
