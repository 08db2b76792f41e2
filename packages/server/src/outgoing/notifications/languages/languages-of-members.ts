import type { Language } from '@linkvitals/contract';
import { listLocales } from '../../../people/members/index.ts';
import { normaliseEmail } from '../../../people/users/index.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { languageOf } from '../../../reporting/texts/words.ts';

/** Finds the languages of those addresses that belong to members of the account, by the given address. */
export async function languagesOfMembers(
  trx: Executor,
  accountId: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Language>> {
  if (addresses.length === 0) return new Map();
  const emails = addresses.map((address) => [address, normaliseEmail(address) ?? address] as const);
  const locales = await listLocales(
    trx,
    accountId,
    emails.map(([, email]) => email),
  );
  return new Map(
    emails.flatMap(([address, email]) => {
      const locale = locales.get(email);
      return locale === undefined ? [] : [[address, languageOf(locale)] as const];
    }),
  );
}
