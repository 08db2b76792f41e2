import type { ShareLink } from '@linkvitals/contract';
import { toIso, toIsoOrNull } from '../../platform/time.ts';
import type { ShareLinkRow } from './share-link-row.ts';

/** Presents a share link as the API shows it, without its address. */
export const presentShareLink = (row: ShareLinkRow): ShareLink => ({
  id: row.id,
  domain_id: row.domain_id,
  name: row.name,
  crawl_id: row.crawl_id,
  language: row.language,
  time_zone: row.time_zone,
  has_password: row.password_hash !== null,
  expires_at: toIsoOrNull(row.expires_at),
  last_used_at: toIsoOrNull(row.last_used_at),
  created_at: toIso(row.created_at),
});
