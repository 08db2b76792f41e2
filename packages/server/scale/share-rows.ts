import { createHash } from 'node:crypto';
import type { RowMaker } from './account-rows.ts';
import type { TableRow } from './crawl-rows.ts';
import type { OwnedDomain } from './history-rows.ts';

const DAY = 86_400_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Generates the share links and the badge of a domain. */
export function* shareRows({ dice, now }: RowMaker, domain: OwnedDomain, links: number): Generator<TableRow> {
  const created_at = now - 30 * DAY;
  const owned = { account_id: domain.account_id, domain_id: domain.id, created_at };
  for (let index = 0; index < links; index += 1) {
    const id = dice.uuid(created_at);
    const link = { id, token_hash: sha256(id), name: `Link ${index}`, crawl_id: null, password_hash: null };
    yield ['share_links', { ...owned, ...link, expires_at: null, last_used_at: null }];
  }
  yield ['badges', { ...owned, metric: 'health_score', token_hash: sha256(domain.id) }];
}
