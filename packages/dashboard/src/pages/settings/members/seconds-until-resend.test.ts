import { expect, it } from 'vitest';
import { secondsUntilResend } from './seconds-until-resend.ts';

const sentAt = '2026-11-23T12:00:00.000Z';
const at = (seconds: number): number => Date.parse(sentAt) + seconds * 1_000;

it.each([
  ['a minute at once', 0, 60],
  ['what is left of it', 10.5, 50],
  ['a second until its very end', 59.999, 1],
  ['nothing after it', 60, 0],
  ['nothing a day later', 86_400, 0],
  ['no more than a minute where the clock of the browser is late', -7_200, 60],
])('the seconds until an invitation can be sent again are %s', (_, seconds, left) => {
  expect(secondsUntilResend(sentAt, at(seconds))).toBe(left);
});
