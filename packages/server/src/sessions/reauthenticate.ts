import type { Reauthentication } from '@linkvitals/contract';
import type { PersonContext } from '../context.ts';
import { confirmPassword } from './confirm-password.ts';
import { renewToken } from './renew-token.ts';
import type { StartedSession } from './start-session.ts';

/** @throws ServiceError `invalid_credentials`, `rate_limited`, `unavailable` */
export async function reauthenticate(ctx: PersonContext, { password }: Reauthentication): Promise<StartedSession> {
  await confirmPassword(ctx, password, 'The password is wrong.');
  return renewToken(ctx, ctx.db.knex);
}
