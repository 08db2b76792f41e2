import type { PasskeyRequestOptions } from '@linkvitals/contract';
import type { PersonContext, VisitorContext } from '../../../context.ts';
import { newSecretToken } from '../../../platform/secret-token.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { newChallenge } from './challenges.ts';
import { requestOptions } from './request-options.ts';
import { listAllPasskeys } from './store.ts';

export interface PasskeySignInStart {
  readonly options: PasskeyRequestOptions;
  /** Token for a cookie of the browser that gets the challenge */
  readonly token: string;
}

/** Options for signing in: they name no passkey, so they reveal no person. */
export async function startPasskeySignIn(ctx: VisitorContext): Promise<PasskeySignInStart> {
  const token = newSecretToken(ctx.ids);
  const challenge = await transaction(ctx.db, (trx) => newChallenge(ctx, trx, { purpose: 'sign_in', holder: token }));
  return { options: requestOptions(ctx.config, { challenge, passkeys: [] }), token };
}

/** Options for the person of a session, with their own passkeys */
export async function startReauthentication(ctx: PersonContext): Promise<PasskeyRequestOptions> {
  const use = { purpose: 'reauthenticate', holder: ctx.session.id } as const;
  const challenge = await transaction(ctx.db, (trx) => newChallenge(ctx, trx, use));
  return requestOptions(ctx.config, { challenge, passkeys: await listAllPasskeys(ctx.db.knex, ctx.user.id) });
}
