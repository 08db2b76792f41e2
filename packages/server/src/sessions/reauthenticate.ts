import type { Reauthentication } from '@linkvitals/contract';
import type { PersonContext } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { renewToken } from './renew-token.ts';
import type { StartedSession } from './start-session.ts';

/** @throws ServiceError `invalid_credentials`, `unavailable` */
export async function reauthenticate(ctx: PersonContext, { password }: Reauthentication): Promise<StartedSession> {
  const { matches } = await ctx.passwords.check(password, ctx.user.password_hash);
  if (!matches) throw new ServiceError('invalid_credentials', 'The password is wrong.');
  return renewToken(ctx, ctx.db.knex);
}
