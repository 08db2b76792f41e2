import { addsTable } from './adds-table.ts';

/** What a running crawl compares pages by when it ends; empty for crawls that have ended. */
export const crawlPageFacts = addsTable('0009-crawl-page-facts', {
  name: 'crawl_page_facts',
  columns: {
    crawl_id: 'id',
    target_id: 'int',
    facts: 'text',
  },
  primaryKey: ['crawl_id', 'target_id'],
  foreignKeys: [{ column: 'crawl_id', references: 'crawls' }],
  clustered: true,
});
