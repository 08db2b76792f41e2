import type { PersonContext } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { countReauthentication } from '../limits/index.ts';

/**
 * Checks the password of the signed-in person, as a proof of identity.
 * @param detail Text of the error when the password is wrong
 * @throws ServiceError `invalid_credentials`, `rate_limited`, `unavailable`
 */
export function confirmPassword(ctx: PersonContext, password: string, detail: string): Promise<void> {
  return countReauthentication(ctx, async () => {
    const { matches } = await ctx.passwords.check(password, ctx.user.password_hash);
    if (!matches) throw new ServiceError('invalid_credentials', detail);
  });
}
