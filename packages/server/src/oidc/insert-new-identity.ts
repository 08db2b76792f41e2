import type { Services } from '../context.ts';
import type { Executor } from '../storage/index.ts';
import type { ProvedIdentity } from './read-claims.ts';
import type { ProviderSettings } from './read-providers.ts';
import { insertIdentity } from './store.ts';

export async function insertNewIdentity(
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  trx: Executor,
  of: { readonly userId: string; readonly provider: ProviderSettings; readonly proved: ProvedIdentity },
): Promise<void> {
  const { issuer, subject, email } = of.proved;
  const now = clock.now();
  const times = { created_at: now, last_used_at: now };
  const who = { id: ids.uuid(), user_id: of.userId, provider_id: of.provider.id };
  await insertIdentity(trx, { ...who, issuer, subject, email, ...times });
}
