import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';

interface NewIssue {
  readonly domainId: string;
  /** Default: a broken link. */
  readonly kind?: string;
  /** Default https://example.com/old. */
  readonly url?: string;
  /** Other columns. */
  readonly columns?: Readonly<Record<string, string | number | null>>;
}

/** Inserts an open issue, as if a crawl had found it. Answers its id. */
export async function insertIssue(
  { db, ids, account, clock }: Context,
  { domainId, kind = 'broken_link', url = 'https://example.com/old', columns = {} }: NewIssue,
): Promise<string> {
  const id = ids.uuid();
  const at = clock.now();
  const crawl = await db.knex('crawls').where({ domain_id: domainId, state: 'completed' }).first('id');
  const crawlId = crawl?.id ?? ids.uuid();
  await db.knex('issues').insert({
    id,
    account_id: account.id,
    domain_id: domainId,
    kind,
    severity: 'error',
    state: 'open',
    url,
    url_hash: createHash('sha256').update(url).digest('hex'),
    host: new URL(url).hostname,
    internal: 1,
    reason: 'not_found',
    status_code: 404,
    found_on_pages: 1,
    first_seen_at: at,
    opened_at: at,
    last_seen_at: at,
    last_seen_crawl_id: crawlId,
    last_checked_at: at,
    settled_crawl_id: crawlId,
    outcome: 'new',
    ...columns,
  });
  return id;
}
