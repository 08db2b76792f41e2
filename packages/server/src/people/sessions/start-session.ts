import type { Caller, Services } from '../../context.ts';
import { hashSecretToken, newSecretToken } from '../../platform/secret-token.ts';
import type { Executor } from '../../platform/storage/index.ts';
import type { SessionRow } from './session-row.ts';
import { ABSOLUTE_MS } from './session-times.ts';
import { deleteOldestSessions, insertSession } from './store.ts';

export interface StartedSession {
  readonly session: SessionRow;
  /** Token for the cookie; it is stored nowhere else. */
  readonly token: string;
}

export interface SessionInput {
  readonly userId: string;
  readonly accountId: string | null;
  readonly caller: Caller;
  /** Time of the person's proof of identity, epoch ms. Default: now. */
  readonly authenticatedAt?: number | undefined;
}

/** Maximum number of sessions of a person */
const MAX_SESSIONS = 100;

/**
 * Starts a session of a person who has proved their identity. It ends their oldest sessions when they have too many.
 */
export async function startSession(
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  on: Executor,
  { userId, accountId, caller, authenticatedAt }: SessionInput,
): Promise<StartedSession> {
  const token = newSecretToken(ids);
  const now = clock.now();
  const session: SessionRow = {
    id: ids.uuid(),
    user_id: userId,
    account_id: accountId,
    token_hash: hashSecretToken(token),
    ...caller,
    created_at: now,
    authenticated_at: Math.min(authenticatedAt ?? now, now),
    last_used_at: now,
    expires_at: now + ABSOLUTE_MS,
  };
  await deleteOldestSessions(on, userId, MAX_SESSIONS - 1);
  await insertSession(on, session);
  return { session, token };
}
