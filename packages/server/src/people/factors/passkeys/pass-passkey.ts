import type { PasskeyAssertion } from '@linkvitals/contract';
import type { Services } from '../../../context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { type ChallengeUse, useChallenge } from './challenges.ts';
import type { PasskeyRow } from './passkey-row.ts';
import { relyingParty } from './relying-party.ts';
import { findPasskeyByHash, updatePasskeyUse } from './store.ts';
import { type VerifiedAssertion, verifyAssertion } from './verify-assertion.ts';
import { hashCredentialId } from './verify-registration.ts';

/** The same error for every refusal, which reveals nothing about the passkeys that exist */
const refuse = (): ServiceError =>
  new ServiceError('invalid_credentials', 'The passkey was not accepted. Begin again, or sign in another way.');

export interface CheckedPasskey extends VerifiedAssertion {
  readonly passkey: PasskeyRow;
}

/** Finds the passkey that signed a response, before anything is written. @throws ServiceError `invalid_credentials` */
export async function checkPasskey(ctx: Services, response: PasskeyAssertion): Promise<CheckedPasskey> {
  const passkey = await findPasskeyByHash(ctx.db.knex, hashCredentialId(response.id));
  if (passkey === undefined) throw refuse();
  const party = relyingParty(ctx.config);
  try {
    return { ...(await verifyAssertion(party, response, passkey)), passkey };
  } catch (error) {
    const { id, user_id } = passkey;
    ctx.log.info({ err: error, passkey_id: id, user_id, expected_origin: party.origin }, 'a passkey was refused');
    throw refuse();
  }
}

/** Uses up a checked response, in the caller's transaction. @throws ServiceError `invalid_credentials` */
export async function passPasskey(
  ctx: Services,
  trx: Executor,
  { passkey, challenge, counter, synced, ...use }: CheckedPasskey & ChallengeUse,
): Promise<void> {
  if (!(await useChallenge(ctx, trx, { ...use, challenge }))) throw refuse();
  const change = { id: passkey.id, counter, synced, last_used_at: ctx.clock.now() };
  if (!(await updatePasskeyUse(trx, change))) throw refuse();
}
