import type { Identity } from '@linkvitals/contract';
import type { Services } from '../../../context.ts';
import { toIso } from '../../../platform/time.ts';
import type { IdentityRow } from './identity-row.ts';

export function presentIdentity(
  { identityProviders }: Pick<Services, 'identityProviders'>,
  { id, provider_id, issuer, email, created_at, last_used_at }: IdentityRow,
): Identity {
  const provider = identityProviders.find(provider_id);
  return {
    id,
    provider_id: provider?.id ?? null,
    provider_name: provider?.name ?? issuer,
    email,
    created_at: toIso(created_at),
    last_used_at: toIso(last_used_at),
  };
}
