import { addsTable } from './adds-table.ts';

/** Pages that were fetched and read. */
export const crawlPages = addsTable('0008-crawl-pages', {
  name: 'crawl_pages',
  columns: {
    crawl_id: 'id',
    target_id: 'int',
    url: 'varchar(2048)',
    depth: 'int',
    status_code: 'int?',
    title: 'text?',
    bytes: 'bigint?',
    response_ms: 'int?',
    // Time from sending the request to the last byte; `response_ms` is the time to the first.
    load_ms: 'int?',
    links_internal: { type: 'int', default: 0 },
    links_external: { type: 'int', default: 0 },
    links_truncated: { type: 'bool', default: 0 },
    // The page's anchors, for judging fragments at the end of the crawl; NULL after that.
    anchors: 'text?',
  },
  primaryKey: ['crawl_id', 'target_id'],
  // Orders of the list
  indexes: [
    ['crawl_id', 'load_ms', 'target_id'],
    ['crawl_id', 'bytes', 'target_id'],
  ],
  foreignKeys: [{ column: 'crawl_id', references: 'crawls' }],
});
