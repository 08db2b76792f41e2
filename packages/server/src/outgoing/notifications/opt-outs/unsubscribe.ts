import type { Services } from '../../../context.ts';
import { hashSecretToken, isSecretToken } from '../../../platform/secret-token.ts';
import { findOptOut, updateOptedOut } from './opt-out-store.ts';

/** The address that a link to unsubscribe belongs to; undefined: the link is unknown, or no longer valid. */
export async function readSubscription(
  { db }: Pick<Services, 'db'>,
  token: string,
): Promise<{ readonly address: string; readonly isSubscribed: boolean } | undefined> {
  if (!isSecretToken(token)) return undefined;
  const row = await findOptOut(db.knex, hashSecretToken(token));
  return row && { address: row.address, isSubscribed: row.opted_out_at === null };
}

/** Ends the mails of the account to the address of a link, or starts them again. It may be called twice. */
export async function setSubscription(
  services: Pick<Services, 'db' | 'clock'>,
  token: string,
  isSubscribed: boolean,
): Promise<ReturnType<typeof readSubscription>> {
  const before = await readSubscription(services, token);
  if (before === undefined) return undefined;
  if (before.isSubscribed !== isSubscribed) {
    await updateOptedOut(services.db.knex, hashSecretToken(token), isSubscribed ? null : services.clock.now());
  }
  return { ...before, isSubscribed };
}
