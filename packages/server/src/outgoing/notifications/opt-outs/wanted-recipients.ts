import type { Services } from '../../../context.ts';
import { hashSecretToken, newSecretToken } from '../../../platform/secret-token.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { insertOptOuts, listOptOuts, type OptOutRow, updateToken } from './opt-out-store.ts';

/**
 * Returns the recipients who have not unsubscribed. It gives each recipient a token for the link to unsubscribe. Call it in the transaction
 * that queues the mails.
 */
export async function wantedRecipients(
  services: Services,
  trx: Executor,
  { accountId, recipients }: { readonly accountId: string; readonly recipients: readonly string[] },
): Promise<readonly string[]> {
  const known = new Map((await listOptOuts(trx, accountId, recipients)).map((row) => [row.address, row]));
  await insertOptOuts(
    trx,
    recipients.filter((address) => !known.has(address)).map((address) => newRow(services, accountId, address)),
  );
  for (const row of known.values()) {
    if (row.token_ciphertext === null) await updateToken(trx, newRow(services, accountId, row.address));
  }
  return recipients.filter((address) => (known.get(address)?.opted_out_at ?? null) === null);
}

function newRow({ ids, secrets, clock }: Services, accountId: string, address: string): OptOutRow {
  const token = newSecretToken(ids);
  const { ciphertext, keyId } = secrets.seal(token);
  return {
    account_id: accountId,
    address,
    token_hash: hashSecretToken(token),
    token_ciphertext: ciphertext,
    token_key_id: keyId,
    opted_out_at: null,
    created_at: clock.now(),
  };
}
