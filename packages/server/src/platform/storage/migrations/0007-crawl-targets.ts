import { addsTable } from './adds-table.ts';

/** URLs that a crawl found, one row each; rows without a verdict are the frontier. */
export const crawlTargets = addsTable('0007-crawl-targets', {
  name: 'crawl_targets',
  columns: {
    crawl_id: 'id',
    // The target's number within its crawl.
    id: 'int',
    url: 'varchar(2048)',
    // SHA-256 of the URL: MySQL indexes only the first 768 characters of a column this wide.
    url_hash: 'hash',
    // Hostname of the URL, without its port; NULL when it has none.
    host: 'varchar(253)?',
    internal: 'bool',
    navigational: 'bool',
    depth: 'int',
    verdict: 'varchar(16)?',
    reason: 'varchar(64)?',
    status_code: 'int?',
    method: 'varchar(8)?',
    content_type: 'varchar(255)?',
    final_url: 'varchar(2048)?',
    redirects: 'text?',
    warnings: 'text?',
    response_ms: 'int?',
    detail: 'text?',
    tls: 'text?',
    // Number of pages with a link to the URL; counted when the crawl ends.
    found_on_pages: 'int?',
    // Time of the verdict, epoch ms: a recheck of the URL may be later. NULL when it is not known.
    looked_at: 'bigint?',
    // 1 once a request was sent, so that a resumed crawl does not count it twice
    requested: { type: 'bool', default: 0 },
    // 1 when every fault of the URL was ignored at the end of the crawl: it does not count in the score.
    ignored: { type: 'bool', default: 0 },
  },
  primaryKey: ['crawl_id', 'id'],
  unique: [['crawl_id', 'url_hash']],
  // One index for each filter of the list, in its order
  indexes: [
    ['crawl_id', 'verdict', 'id'],
    ['crawl_id', 'reason', 'id'],
    ['crawl_id', 'status_code', 'id'],
    ['crawl_id', 'host', 'id'],
  ],
  foreignKeys: [{ column: 'crawl_id', references: 'crawls' }],
});
