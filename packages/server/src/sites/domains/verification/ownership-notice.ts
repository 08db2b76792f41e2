import type { VerificationCheck } from '@linkvitals/contract';
import type { DomainRow } from '../domain-row.ts';
import { EXPIRED_WATCHED_FOR, type Ownership } from './ownership.ts';

const DAY = 24 * 60 * 60_000;
/** Time before the last background check at which the owners are notified again, ms */
const NOTICE_BEFORE = 3 * DAY;

/** A fact to notify of: the ownership was lost, or the record will soon not be looked for any more. */
interface Notice {
  readonly stage: 'lost' | 'ending';
  /** Time at which the ownership was lost, epoch ms */
  readonly since: number;
  /** Time until which the record is looked for, epoch ms */
  readonly until: number;
  readonly daysLeft: number;
}

/** A notice with the check that caused it. */
export interface OwnershipNotice {
  readonly domain: Pick<DomainRow, 'id' | 'account_id' | 'hostname'>;
  readonly check: VerificationCheck;
  readonly notice: Notice;
}

/** The notice that a check at `now` causes; undefined: none. `ending` is due at each check of the last days, so send it once. */
export function ownershipNotice(before: Ownership, after: Ownership, now: number): Notice | undefined {
  const { status, waitingSince: since, nextCheckAt } = after;
  if (status !== 'expired' || since === null || nextCheckAt === null) return undefined;
  const stage = before.status === 'expired' ? 'ending' : 'lost';
  const until = since + EXPIRED_WATCHED_FOR;
  if (stage === 'ending' && now < until - NOTICE_BEFORE) return undefined;
  return { stage, since, until, daysLeft: Math.max(1, Math.round((until - now) / DAY)) };
}

/** When the record was last found before a check and with it, and since when it is missing; null: not known, or not missing. */
export function sightingsOf(
  before: VerificationCheck | null,
  { outcome, checked_at: now }: Pick<VerificationCheck, 'outcome' | 'checked_at'>,
): Required<Pick<VerificationCheck, 'last_seen_at' | 'missing_since'>> {
  if (outcome === 'found') return { last_seen_at: now, missing_since: null };
  const seen = before?.last_seen_at ?? (before?.outcome === 'found' ? before.checked_at : null);
  const missing = before?.missing_since ?? (outcome === 'absent' && seen !== null ? now : null);
  return { last_seen_at: seen, missing_since: missing };
}
