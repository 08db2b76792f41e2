import { addsTable } from './adds-table.ts';

/** Facts by which a running crawl compares pages at its end; crawls that have ended have none. */
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
