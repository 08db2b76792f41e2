import type { Verification } from '@linkvitals/contract';
import { toIsoOrNull } from '../../time.ts';
import type { ShownDomain } from '../shown-domain.ts';
import { badgeOf } from './badge.ts';
import { txtRecords } from './txt-record.ts';

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
