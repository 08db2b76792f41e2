import type { Services } from '../../context.ts';
import { hasAccounts } from '../accounts/index.ts';
import { createLink } from '../links/index.ts';

const LASTS_FOR = 3_600_000;

/**
 * Makes a link for creating the first account of a fresh server, `<address>/setup#<token>`, valid for an hour. Browsers
 * do not send the part behind `#`, so no log holds the token. Undefined: the server has an account.
 */
export async function createSetupLink(
  services: Pick<Services, 'db' | 'ids' | 'clock'>,
  address: string,
): Promise<string | undefined> {
  if (await hasAccounts(services.db.knex)) return undefined;
  const token = await createLink(services, services.db.knex, { purpose: 'set_up', lastsFor: LASTS_FOR });
  return `${address.replace(/\/+$/, '')}/setup#${token}`;
}
