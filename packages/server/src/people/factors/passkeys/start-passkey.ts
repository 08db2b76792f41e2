import type { PasskeyCreationOptions } from '@linkvitals/contract';
import type { PersonContext } from '../../../context.ts';
import { assertFresh } from '../../../platform/asserts/assert-fresh.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { newChallenge } from './challenges.ts';
import { assertRoom } from './refuse-passkey.ts';
import { creationOptions } from './request-options.ts';
import { listAllPasskeys } from './store.ts';

/** @throws ServiceError `reauthentication_required`, `passkey_refused` */
export async function startPasskey(ctx: PersonContext): Promise<PasskeyCreationOptions> {
  assertFresh(ctx);
  const { user, session } = ctx;
  const passkeys = await listAllPasskeys(ctx.db.knex, user.id);
  assertRoom(passkeys.length);
  const challenge = await transaction(ctx.db, (trx) => newChallenge(ctx, trx, { purpose: 'add', holder: session.id }));
  return creationOptions(ctx.config, { challenge, passkeys, user });
}
