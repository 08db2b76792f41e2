import type { VerdictFacts } from '@linkvitals/crawler';
import { expect, it } from 'vitest';
import { isLasting } from './cache-entry.ts';

const facts = (more: Partial<VerdictFacts>): VerdictFacts => ({
  verdict: 'ok',
  reason: 'ok',
  redirects: [],
  warnings: [],
  ...more,
});

it.each<Partial<VerdictFacts>>([
  {},
  { warnings: ['redirect_permanent', 'redirect_chain'] },
  { verdict: 'unverifiable', reason: 'blocked' },
  { verdict: 'unverifiable', reason: 'needs_login' },
])('keeps %j', (more) => {
  expect(isLasting(facts(more))).toBe(true);
});

it.each<Partial<VerdictFacts>>([
  { verdict: 'broken', reason: 'not_found' },
  { verdict: 'broken', reason: 'timeout' },
  { verdict: 'suspect', reason: 'server_error' },
  { verdict: 'unverifiable', reason: 'rate_limited' },
  { verdict: 'unverifiable', reason: 'address_refused' },
  { verdict: 'not_checked', reason: 'interrupted' },
  { warnings: ['body_damaged'] },
  { warnings: ['tls_chain_incomplete'], tls: { fault: 'incomplete_chain' } },
])('does not keep %j, which may be over soon', (more) => {
  expect(isLasting(facts(more))).toBe(false);
});
