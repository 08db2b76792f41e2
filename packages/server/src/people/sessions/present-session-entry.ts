import type { SessionEntry } from '@linkvitals/contract';
import { toIso } from '../../platform/time.ts';
import type { SessionRow } from './session-row.ts';

export const presentSessionEntry = (row: SessionRow, currentId: string): SessionEntry => ({
  id: row.id,
  current: row.id === currentId,
  device: row.device,
  address: row.address,
  created_at: toIso(row.created_at),
  last_used_at: toIso(row.last_used_at),
  expires_at: toIso(row.expires_at),
});
