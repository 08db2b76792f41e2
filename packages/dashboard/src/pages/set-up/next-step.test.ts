import type { Domain } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const domain = (verification_status: string, crawl?: { finished_at: string | null }) =>
  ({ id: 'first', verification_status, last_crawl: crawl ?? null }) as Domain;

it.each([
  ['no domain', [], 'domain'],
  ['one that waits for its record', [domain('pending')], 'first'],
  ['one that was never crawled', [domain('verified')], 'first'],
  ['one whose first crawl runs', [domain('verified', { finished_at: null })], 'first'],
  ['one that was crawled', [domain('verified', { finished_at: '2026-01-05T09:00:31.000Z' })], 'done'],
  ['several', [domain('pending'), domain('pending')], 'done'],
])('finds the next step of the set-up of an account with %s', (_, domains, step) => {
  expect(nextStep(domains)).toBe(step);
});
