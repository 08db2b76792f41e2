import { ServiceError } from '../../errors.ts';
import { countSharePassword } from '../../limits/index.ts';
import type { Share } from '../open-share.ts';
import { createPass } from './share-pass.ts';

interface Attempt {
  readonly password: string;
  /** Where the request comes from, when it is known. */
  readonly address: string | null;
}

/**
 * Gives a pass for the password of a share link.
 * @throws ServiceError `invalid_credentials`, `rate_limited`, `unavailable`
 */
export async function checkSharePassword({ ctx, link }: Share, { password, address }: Attempt): Promise<string> {
  await countSharePassword(ctx, { linkId: link.id, address }, async () => {
    const { matches } = await ctx.passwords.check(password, link.password_hash, 'unknown');
    if (!matches) throw new ServiceError('invalid_credentials', 'This is not the password of the report.');
  });
  return createPass(ctx, link);
}
