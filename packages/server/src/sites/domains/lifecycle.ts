import type { LifecycleState, VerificationStatus } from '@linkvitals/contract';

interface LifecycleFacts {
  readonly verification_status: VerificationStatus;
  /** Epoch ms of the latest move to `verified`. */
  readonly verified_at: number | null;
  /** Time of a completed crawl, epoch ms; one before `verified_at` does not count. */
  readonly activated_at: number | null;
}

/** The state of a domain in its life cycle (docs/glossary.md), which is computed and never stored. */
export function lifecycleOf({ verification_status, verified_at, activated_at }: LifecycleFacts): LifecycleState {
  if (verification_status === 'pending') return 'pending_verification';
  if (verification_status !== 'verified') return verification_status;
  return activated_at !== null && activated_at >= (verified_at ?? 0) ? 'active' : 'verified';
}
