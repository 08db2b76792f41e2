import type { PasskeyCreate } from '@linkvitals/contract';
import type { PersonContext } from '../../../context.ts';
import { assertFresh } from '../../../platform/asserts/assert-fresh.ts';
import { readName } from '../../../platform/asserts/written-text.ts';
import { type Executor, isUniqueViolation, transaction } from '../../../platform/storage/index.ts';
import { lockUser } from '../../users/index.ts';
import { notifyPerson } from '../notify-person.ts';
import { useChallenge } from './challenges.ts';
import type { PasskeyRow } from './passkey-row.ts';
import { assertRoom, refusePasskey } from './refuse-passkey.ts';
import { relyingParty } from './relying-party.ts';
import { countPasskeys, insertPasskey } from './store.ts';
import { hashCredentialId, type VerifiedRegistration, verifyRegistration } from './verify-registration.ts';

async function verify(ctx: PersonContext, { response }: PasskeyCreate): Promise<VerifiedRegistration> {
  const party = relyingParty(ctx.config);
  try {
    return await verifyRegistration(party, response);
  } catch (error) {
    ctx.log.info({ err: error, expected_origin: party.origin }, 'a passkey was refused');
    throw refusePasskey(
      `The passkey was not made for ${party.origin}, or without verifying who you are. Use a device with a PIN or a biometric check.`,
    );
  }
}

function draft(ctx: PersonContext, input: PasskeyCreate, verified: VerifiedRegistration): PasskeyRow {
  return {
    id: ctx.ids.uuid(),
    user_id: ctx.user.id,
    name: readName(input.name, 'passkey'),
    credential_id: verified.credentialId,
    credential_hash: hashCredentialId(verified.credentialId),
    public_key: verified.publicKey,
    counter: verified.counter,
    transports: input.response.response.transports ?? [],
    synced: verified.synced,
    created_at: ctx.clock.now(),
    last_used_at: null,
  };
}

async function insert(trx: Executor, row: PasskeyRow): Promise<void> {
  try {
    await insertPasskey(trx, row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refusePasskey('This passkey is registered already.');
  }
}

/** @throws ServiceError `reauthentication_required`, `passkey_refused`, `invalid_setting` */
export async function createPasskey(ctx: PersonContext, input: PasskeyCreate): Promise<PasskeyRow> {
  assertFresh(ctx);
  const verified = await verify(ctx, input);
  const row = draft(ctx, input, verified);
  const use = { challenge: verified.challenge, purpose: 'add', holder: ctx.session.id } as const;
  const mail = await transaction(ctx.db, async (trx) => {
    await lockUser(trx, row.user_id);
    if (!(await useChallenge(ctx, trx, use))) throw refusePasskey('This took more than 5 minutes. Begin again.');
    assertRoom(await countPasskeys(trx, row.user_id));
    await insert(trx, row);
    return notifyPerson(ctx, trx, { change: 'passkey_added', user: ctx.user });
  });
  await ctx.alarms.wake('mail', mail);
  return row;
}
