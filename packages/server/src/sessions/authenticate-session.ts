import type { Caller, PersonContext, Services } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { hashSecretToken, isSecretToken } from '../secret-token.ts';
import { databaseTrouble } from '../storage/index.ts';
import { isOver, TOUCH_EVERY_MS } from './session-times.ts';
import { findSessionByHash, updateSessionUse } from './store.ts';

const refuse = (): ServiceError => new ServiceError('unauthorized', 'The session has ended. Sign in again.');

/** When a session was last used is not worth a request: a database that takes no writes may still be read. */
async function noteUse({ db, log }: Services, id: string, use: Caller & { last_used_at: number }): Promise<void> {
  try {
    await updateSessionUse(db.knex, id, use);
  } catch (error) {
    const trouble = databaseTrouble(error);
    if (trouble !== 'read-only' && trouble !== 'full' && trouble !== 'busy') throw error;
    log.debug({ err: error }, 'the use of a session was not noted');
  }
}

/**
 * Who the token of a cookie signs in.
 * @throws ServiceError `unauthorized` (unknown, ended; never which)
 */
export async function authenticateSession(services: Services, token: string, caller: Caller): Promise<PersonContext> {
  if (!isSecretToken(token)) throw refuse();
  const now = services.clock.now();
  const found = await findSessionByHash(services.db.knex, hashSecretToken(token));
  if (found === undefined || isOver(found.session, now)) throw refuse();
  const { session, user } = found;
  if (session.last_used_at < now - TOUCH_EVERY_MS)
    await noteUse(services, session.id, { ...caller, last_used_at: now });
  return { ...services, user, session, caller };
}
