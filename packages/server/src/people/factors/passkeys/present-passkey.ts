import type { Passkey } from '@linkvitals/contract';
import { toIso, toIsoOrNull } from '../../../platform/time.ts';
import type { PasskeyRow } from './passkey-row.ts';

export const presentPasskey = ({ id, name, synced, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  synced,
  created_at: toIso(created_at),
  last_used_at: toIsoOrNull(last_used_at),
});
