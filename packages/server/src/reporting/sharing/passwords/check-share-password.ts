import { countSharePassword } from '../../../people/limits/index.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { Share } from '../open-share.ts';
import { createPass } from './share-pass.ts';

interface Attempt {
  readonly password: string;
  /** Network address of the client; null: unknown. */
  readonly address: string | null;
}

/**
 * Checks the password of a share link and answers a pass.
 * @throws ServiceError `invalid_credentials`, `rate_limited`, `unavailable`
 */
export async function checkSharePassword({ ctx, link }: Share, { password, address }: Attempt): Promise<string> {
  await countSharePassword(ctx, { linkId: link.id, address }, async () => {
    const { matches } = await ctx.passwords.check(password, link.password_hash, 'unknown');
    if (!matches) throw new ServiceError('invalid_credentials', 'This is not the password of the report.');
  });
  return createPass(ctx, link);
}
