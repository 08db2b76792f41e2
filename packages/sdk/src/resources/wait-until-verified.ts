import type { Domain } from '@linkvitals/contract/types';
import type { Platform } from '../platform.ts';
import { waitFor } from './wait-for.ts';

export interface VerificationWaitOptions {
  /** Stops waiting at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Max milliseconds to wait, then a TimeoutError. Default 600,000; `Infinity` waits without a limit. */
  readonly timeoutMs?: number | undefined;
  /** Called after each check, the last one too; `domain.verification.last_check` has its result. */
  readonly onAttempt?: ((domain: Domain) => void) | undefined;
}

/** Milliseconds between two checks. The server answers an earlier check with its last result. */
const INTERVAL_MS = 10_000;

/** Checks until the domain is verified. @param look Checks the verification once. */
export function waitUntilVerified(
  look: (signal: AbortSignal | undefined) => PromiseLike<Domain>,
  platform: Platform,
  { signal, timeoutMs = 600_000, onAttempt }: VerificationWaitOptions = {},
): Promise<Domain> {
  const isOver = ({ verification }: Domain) => verification.status === 'verified';
  const late = ({ hostname, verification }: Domain) =>
    `${hostname} has not been verified (${verification.last_check?.detail})`;
  return waitFor({ look, onLook: onAttempt, isOver, intervalMs: INTERVAL_MS, timeoutMs, late, signal }, platform);
}
