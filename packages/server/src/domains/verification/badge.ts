import type { VerificationBadge, VerificationStatus } from '@linkvitals/contract';

/** Verification badges (specification, section 3), which are computed and never stored */
const badges: Readonly<Record<VerificationStatus, VerificationBadge>> = {
  verified: { label: 'Verified', status: 'Active', meaning: 'Ready to crawl', action: null },
  pending: { label: 'Pending', status: 'Waiting', meaning: 'DNS record not detected', action: 'Add TXT record' },
  unverified: { label: 'Unverified', status: 'Failed', meaning: 'Verification incomplete', action: 'Re-verify' },
  expired: { label: 'Expired', status: 'Inactive', meaning: 'DNS record removed', action: 'Re-add TXT record' },
};

export const badgeOf = (status: VerificationStatus): VerificationBadge => badges[status];
