import { newTotpSecret } from '../../people/factors/index.ts';
import type { TestServer } from '../../test-support/test-server.ts';

/** Adds a passkey, with the id of their session, and unconfirmed one-time codes for everybody who is signed in. */
export async function addFactors({ db, services }: TestServer): Promise<void> {
  for (const { id, user_id } of await db.knex('sessions').select('id', 'user_id')) {
    const key = { credential_id: 'AQ', credential_hash: id, public_key: 'AQ', counter: 0, transports: '[]', synced: 0 };
    await db.knex('passkeys').insert({ id, user_id, name: 'Laptop', created_at: 1, ...key });
    const { ciphertext, keyId } = services.secrets.seal(newTotpSecret());
    const sealed = { secret_ciphertext: ciphertext, secret_key_id: keyId, created_at: 1 };
    await db
      .knex('totp_factors')
      .insert({ user_id, ...sealed })
      .onConflict('user_id')
      .ignore();
  }
}
