import type { PersonContext } from '../../context.ts';
import { hashSecretToken, newSecretToken } from '../../platform/secret-token.ts';
import type { Executor } from '../../platform/storage/index.ts';
import type { StartedSession } from './start-session.ts';
import { updateSession } from './store.ts';

/** Gives a session a new token, so that a stolen one becomes useless. */
export async function renewToken(
  ctx: Pick<PersonContext, 'ids' | 'clock' | 'session'>,
  on: Executor,
): Promise<StartedSession> {
  const token = newSecretToken(ctx.ids);
  const change = { token_hash: hashSecretToken(token), authenticated_at: ctx.clock.now() };
  await updateSession(on, ctx.session.id, change);
  return { session: { ...ctx.session, ...change }, token };
}
