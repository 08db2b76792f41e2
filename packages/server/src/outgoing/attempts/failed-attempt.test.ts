import type { OutboundErrorCode, TlsFault } from '@linkvitals/outbound';
import { expect, it } from 'vitest';
import { describeFailure, nextAttemptAt } from './failed-attempt.ts';

const scheduleSeconds = [60, 300, 900];
const wait = (number: number, random = 0, retryAfterMs?: number) =>
  nextAttemptAt({ number, endedAt: 1000, retryAfterMs }, { scheduleSeconds, random });

it.each([
  [1, 60_000],
  [2, 300_000],
  [3, 900_000],
])('the wait after failed attempt %i is the documented one', (number, ms) => {
  expect(wait(number)).toBe(1000 + ms);
});

it('a schedule of three waits has no attempt after the fourth', () => {
  expect(wait(4)).toBeUndefined();
  expect(wait(5)).toBeUndefined();
});

it.each([0, 0.25, 0.5, 0.999, 1])(
  'a random number of %f delays a retry by 10 percent at most and never makes it earlier',
  (random) => {
    expect(wait(2, random)).toBe(1000 + 300_000 + Math.round(30_000 * random));
  },
);

it.each([
  { wanted: 0, ms: 60_000 },
  { wanted: 59_999, ms: 60_000 },
  { wanted: 61_000, ms: 61_000 },
  { wanted: 120_000, ms: 120_000 },
  { wanted: 120_001, ms: 120_000 },
  { wanted: Number.MAX_VALUE, ms: 120_000 },
])('a Retry-After of $wanted ms gives a wait between the scheduled one and twice that', ({ wanted, ms }) => {
  expect(wait(1, 0, wanted)).toBe(1000 + ms);
});

it('the random delay is not added to the wait that the subscriber demands', () => {
  expect(wait(1, 1, 120_000)).toBe(1000 + 120_000);
  expect(wait(1, 1, 61_000)).toBe(1000 + 66_000);
});

it('a policy can allow a longer Retry-After', () => {
  const failed = { number: 1, endedAt: 1000, retryAfterMs: 3_600_000 };
  const policy = { scheduleSeconds, random: 0, maxStretch: Number.POSITIVE_INFINITY };
  expect(nextAttemptAt(failed, policy)).toBe(1000 + 3_600_000);
});

it.each([
  ['address_refused', 'The address may not be reached.'],
  ['dns_not_found', 'The host name does not exist or has no address.'],
  ['dns_error', 'The host name could not be looked up.'],
  ['timeout', 'No complete answer within 30 seconds.'],
] as const satisfies readonly (readonly [OutboundErrorCode, string])[])(
  'describes the error code %s in a sentence',
  (code, sentence) => {
    expect(describeFailure({ code })).toBe(sentence);
  },
);

it.each(['expired', 'not_yet_valid', 'wrong_host', 'self_signed', 'incomplete_chain', 'untrusted'] as const)(
  'describes the certificate fault %s without the names in the certificate',
  (fault: TlsFault) => {
    const tls = { fault, names: ['db.corp.internal', '10.0.0.1'] };
    const sentence = describeFailure({ code: 'tls_error', tls });
    expect(sentence).toMatch(/certificate/);
    expect(sentence).not.toMatch(/internal|10\.0/);
  },
);

it('describes a TLS handshake that brought no certificate', () => {
  expect(describeFailure({ code: 'tls_error' })).toBe('The TLS handshake failed.');
});
