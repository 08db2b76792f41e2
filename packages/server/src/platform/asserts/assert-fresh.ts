import type { PersonContext } from '../../context.ts';
import { ServiceError } from '../errors.ts';

/** Milliseconds for which a sign-in, or a proof of identity, counts as fresh */
const FRESH_MS = 15 * 60_000;

/**
 * Asserts that the session has a fresh proof of identity, for operations that a thief of a session must not do.
 * @throws ServiceError `reauthentication_required`
 */
export function assertFresh({ clock, session }: Pick<PersonContext, 'clock' | 'session'>): void {
  if (clock.now() - session.authenticated_at < FRESH_MS) return;
  const detail =
    'This needs a sign-in of the last 15 minutes. Confirm who you are: POST /api/v1/session/reauthenticate, or .../provider.';
  throw new ServiceError('reauthentication_required', detail);
}
