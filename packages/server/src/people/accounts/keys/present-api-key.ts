import type { ApiKey } from '@linkvitals/contract';
import { toIso, toIsoOrNull } from '../../../platform/time.ts';
import type { ShownKey } from './find-creators.ts';

export const presentApiKey = ({ row, creator }: ShownKey): ApiKey => ({
  id: row.id,
  name: row.name,
  hint: `lv_…${row.last4}`,
  scopes: row.scopes as ApiKey['scopes'],
  domain_ids: row.domain_ids === null ? null : [...row.domain_ids],
  created_by: creator,
  created_at: toIso(row.created_at),
  expires_at: toIsoOrNull(row.expires_at),
  last_used_at: toIsoOrNull(row.last_used_at),
  revoked_at: toIsoOrNull(row.revoked_at),
  replaced_by: row.replaced_by,
});
