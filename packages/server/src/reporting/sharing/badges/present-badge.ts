import type { Badge } from '@linkvitals/contract';
import { toIso } from '../../../platform/time.ts';
import type { BadgeRow } from './badge-store.ts';

/** Presents a badge as the API shows it, without its address. */
export const presentBadge = ({ metric, created_at }: BadgeRow): Badge => ({ metric, created_at: toIso(created_at) });
