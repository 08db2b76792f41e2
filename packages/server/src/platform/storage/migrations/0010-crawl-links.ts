import { addsTable } from './adds-table.ts';

/** Occurrences of links on pages. It is the largest table, so it is clustered. */
export const crawlLinks = addsTable('0010-crawl-links', {
  name: 'crawl_links',
  columns: {
    crawl_id: 'id',
    page_id: 'int',
    seq: 'int',
    target_id: 'int',
    kind: 'varchar(16)',
    line: 'int?',
    text: 'varchar(255)?',
    region: 'varchar(8)?',
    fragment: 'varchar(2048)?',
    count: { type: 'int', default: 1 },
    // JSON: further places of the link on the page, at most 24
    more_places: 'text?',
  },
  primaryKey: ['crawl_id', 'page_id', 'seq'],
  indexes: [['crawl_id', 'target_id', 'page_id']],
  foreignKeys: [{ column: 'crawl_id', references: 'crawls' }],
  clustered: true,
});
