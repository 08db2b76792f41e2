import type { Clock } from './clock.ts';
import type { PersonContext } from './context.ts';
import { ServiceError } from './errors.ts';

/** For so long after a sign-in or a confirmation a person may do what is dangerous, ms. */
const FRESH_MS = 15 * 60_000;

/** @throws ServiceError `reauthentication_required` */
export function assertFresh({ session, clock }: Pick<PersonContext, 'session'> & { readonly clock: Clock }): void {
  if (session.authenticated_at > clock.now() - FRESH_MS) return;
  const detail = 'This needs a sign-in of the last 15 minutes. Confirm who you are, then try again.';
  throw new ServiceError('reauthentication_required', detail);
}
