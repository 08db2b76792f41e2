import type { PasskeyAssertion, Reauthentication } from '@linkvitals/contract';
import type { PersonContext } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { checkPasskey, passOneTimeCode, passPasskey } from '../factors/index.ts';
import { countReauthentication } from '../limits/index.ts';
import { confirmPassword } from './confirm-password.ts';
import { renewToken } from './renew-token.ts';
import type { StartedSession } from './start-session.ts';

async function byPassword(ctx: PersonContext, password: string): Promise<StartedSession> {
  await confirmPassword(ctx, password, 'The password is wrong.');
  return renewToken(ctx, ctx.db.knex);
}

/** Confirms by a one-time code. A code alone is the weaker factor, so it confirms only people without a password. */
async function byCode(ctx: PersonContext, code: string): Promise<StartedSession> {
  const { user } = ctx;
  if (user.password_hash !== null) throw new ServiceError('invalid_credentials', 'Confirm with your password.');
  return transaction(ctx.db, async (trx) => {
    await passOneTimeCode(ctx, trx, { user, code });
    return renewToken(ctx, trx);
  });
}

async function byPasskey(ctx: PersonContext, response: PasskeyAssertion): Promise<StartedSession> {
  const checked = await checkPasskey(ctx, response);
  if (checked.passkey.user_id !== ctx.user.id) {
    throw new ServiceError('invalid_credentials', 'The passkey is of another person.');
  }
  return transaction(ctx.db, async (trx) => {
    await passPasskey(ctx, trx, { ...checked, purpose: 'reauthenticate', holder: ctx.session.id });
    return renewToken(ctx, trx);
  });
}

/** @throws ServiceError `invalid_credentials`, `rate_limited`, `unavailable` */
export async function reauthenticate(
  ctx: PersonContext,
  { password = '', code, passkey }: Reauthentication,
): Promise<StartedSession> {
  if (code !== undefined) return countReauthentication(ctx, () => byCode(ctx, code));
  if (passkey !== undefined) return countReauthentication(ctx, () => byPasskey(ctx, passkey));
  return byPassword(ctx, password);
}
