import type { Caller, PersonContext, Services } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { NOTE_EVERY_MS, noteUse } from '../../platform/note-use.ts';
import { hashSecretToken, isSecretToken } from '../../platform/secret-token.ts';
import { isOver } from './session-times.ts';
import type { Standing } from './standing.ts';
import { findSessionByHash, updateSessionUse } from './store.ts';

/**
 * A signed-in person, with their membership of the account of the session; `standing` is undefined when they do not
 * belong to it.
 */
export type SignedIn = PersonContext & { readonly standing: Standing | undefined };

const refuse = (): ServiceError => new ServiceError('unauthorized', 'The session has ended. Sign in again.');

/**
 * Finds the session and the person of a cookie's token.
 * @throws ServiceError `unauthorized`, the same for an unknown and an ended session
 */
export async function authenticateSession(services: Services, token: string, caller: Caller): Promise<SignedIn> {
  if (!isSecretToken(token)) throw refuse();
  const now = services.clock.now();
  const found = await findSessionByHash(services.db.knex, hashSecretToken(token));
  if (found === undefined || isOver(found.session, now)) throw refuse();
  const { session, user, standing } = found;
  if (session.last_used_at < now - NOTE_EVERY_MS) {
    const use = { ...caller, last_used_at: now };
    await noteUse(services, 'a session', () => updateSessionUse(services.db.knex, session.id, use));
  }
  return { ...services, user, session, caller, standing };
}
