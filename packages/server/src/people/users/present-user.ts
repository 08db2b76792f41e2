import type { User } from '@linkvitals/contract';
import { toIso } from '../../platform/time.ts';
import type { UserRow } from './user-row.ts';

export const presentUser = ({ id, email, name, time_zone, locale, created_at, updated_at }: UserRow): User => ({
  id,
  email,
  name,
  time_zone,
  locale,
  created_at: toIso(created_at),
  updated_at: toIso(updated_at),
});
