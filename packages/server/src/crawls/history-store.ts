import type { Executor } from '../storage/index.ts';

/** Crawls that ended before a time and still hold working data. */
export async function untidyCrawls(on: Executor, before: number, limit: number): Promise<string[]> {
  const rows = await on('crawls')
    .whereIn('state', ['completed', 'failed'])
    .whereNotNull('lease_token')
    .where('finished_at', '<', before)
    .limit(limit)
    .select('id');
  return rows.map((row: { id: string }) => row.id);
}

/** Deletes pages, links, findings and targets of crawls that ended before a time, for the accounts of one plan. */
export async function dropPageHistory(
  on: Executor,
  { plan, before, limit }: { plan: string; before: number; limit: number },
): Promise<void> {
  const rows = await on('crawls as c')
    .join('accounts as a', 'a.id', 'c.account_id')
    .where('a.plan', plan)
    .where('c.finished_at', '<', before)
    .whereExists((exists) => exists.from('crawl_targets as t').where('t.crawl_id', on.ref('c.id')).select('t.id'))
    .limit(limit)
    .select('c.id');
  for (const { id } of rows as { id: string }[]) {
    for (const table of ['crawl_links', 'crawl_findings', 'crawl_page_facts', 'crawl_pages', 'crawl_targets'])
      await on(table).where({ crawl_id: id }).delete();
  }
}
