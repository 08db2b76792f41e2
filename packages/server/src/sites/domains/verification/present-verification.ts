import type { Verification, VerificationBadge, VerificationStatus } from '@linkvitals/contract';
import { toIsoOrNull } from '../../../platform/time.ts';
import type { ShownDomain } from '../shown-domain.ts';
import { txtRecords } from './txt-record.ts';

/** Verification badges, which are computed from the status and never stored. */
const badges: Readonly<Record<VerificationStatus, VerificationBadge>> = {
  verified: { label: 'Verified', status: 'Active', meaning: 'Ready to crawl', action: null },
  pending: { label: 'Pending', status: 'Waiting', meaning: 'DNS record not detected', action: 'Add TXT record' },
  unverified: { label: 'Unverified', status: 'Failed', meaning: 'Verification incomplete', action: 'Re-verify' },
  expired: { label: 'Expired', status: 'Inactive', meaning: 'DNS record removed', action: 'Re-add TXT record' },
};

export const badgeOf = (status: VerificationStatus): VerificationBadge => badges[status];

/** Presents ownership as the API shows it. */
export function presentVerification(row: ShownDomain): Verification {
  const { hostname, verification_token: token, verification_status: status, last_check } = row;
  return {
    status,
    badge: badgeOf(status),
    token,
    records: txtRecords({ hostname, token }),
    checked_at: last_check?.checked_at ?? null,
    verified_at: toIsoOrNull(row.verified_at),
    next_check_at: toIsoOrNull(row.next_check_at),
    last_check,
  };
}
