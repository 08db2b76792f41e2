import type { Reauthentication } from '@linkvitals/contract';
import type { PersonContext } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { passOneTimeCode } from '../factors/index.ts';
import { countReauthentication } from '../limits/index.ts';
import { transaction } from '../storage/index.ts';
import { confirmPassword } from './confirm-password.ts';
import { renewToken } from './renew-token.ts';
import type { StartedSession } from './start-session.ts';

/** A code alone is one factor, and the weaker one: it confirms whoever has no password to confirm with. */
async function byCode(ctx: PersonContext, code: string): Promise<StartedSession> {
  const { user } = ctx;
  if (user.password_hash !== null) throw new ServiceError('invalid_credentials', 'Confirm with your password.');
  return transaction(ctx.db, async (trx) => {
    await passOneTimeCode(ctx, trx, { user, code });
    return renewToken(ctx, trx);
  });
}

/** @throws ServiceError `invalid_credentials`, `rate_limited`, `unavailable` */
export async function reauthenticate(
  ctx: PersonContext,
  { password = '', code }: Reauthentication,
): Promise<StartedSession> {
  if (code !== undefined) return countReauthentication(ctx, () => byCode(ctx, code));
  await confirmPassword(ctx, password, 'The password is wrong.');
  return renewToken(ctx, ctx.db.knex);
}
