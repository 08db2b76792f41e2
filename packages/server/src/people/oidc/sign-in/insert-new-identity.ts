import type { Services } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { insertIdentity } from '../identities/store.ts';
import type { ProviderSettings } from '../provider/read-providers.ts';
import type { ProvedIdentity } from './read-claims.ts';

export async function insertNewIdentity(
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  trx: Executor,
  {
    userId,
    provider,
    proved,
  }: { readonly userId: string; readonly provider: ProviderSettings; readonly proved: ProvedIdentity },
): Promise<void> {
  const { issuer, subject, email } = proved;
  const now = clock.now();
  const times = { created_at: now, last_used_at: now };
  const who = { id: ids.uuid(), user_id: userId, provider_id: provider.id };
  await insertIdentity(trx, { ...who, issuer, subject, email, ...times });
}
