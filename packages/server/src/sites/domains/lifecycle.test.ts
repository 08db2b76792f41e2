import { expect, test } from 'vitest';
import { lifecycleOf } from './lifecycle.ts';
import { badgeOf } from './verification/present-verification.ts';

test.each([
  ['unverified', null, null, 'unverified'],
  ['pending', null, null, 'pending_verification'],
  ['verified', 10, null, 'verified'],
  ['verified', 10, 11, 'active'],
  ['verified', 10, 10, 'active'],
  // After the domain was verified again, monitoring begins with the next completed crawl.
  ['verified', 10, 9, 'verified'],
  ['expired', 10, 11, 'expired'],
] as const)('%s since %s with a crawl at %s is %s', (verification_status, verified_at, activated_at, state) => {
  expect(lifecycleOf({ verification_status, verified_at, activated_at })).toBe(state);
});

test('the badge of a domain names its ownership, what that means, and what to do', () => {
  const rows = (['verified', 'pending', 'unverified', 'expired'] as const).map(badgeOf);
  expect(rows.map(({ label, status, meaning, action }) => [label, status, meaning, action])).toEqual([
    ['Verified', 'Active', 'Ready to crawl', null],
    ['Pending', 'Waiting', 'DNS record not detected', 'Add TXT record'],
    ['Unverified', 'Failed', 'Verification incomplete', 'Re-verify'],
    ['Expired', 'Inactive', 'DNS record removed', 'Re-add TXT record'],
  ]);
});
