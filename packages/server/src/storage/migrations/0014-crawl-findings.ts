import { addsTable } from './adds-table.ts';

/**
 * What page checks found, one row for each target and code. Until here the findings of pages stood in
 * `crawl_pages.findings`, which is read for older crawls and no longer written.
 */
export const crawlFindings = addsTable('0014-crawl-findings', {
  name: 'crawl_findings',
  columns: {
    crawl_id: 'id',
    target_id: 'int',
    code: 'varchar(32)',
    severity: 'varchar(8)',
    detail: 'text?',
  },
  primaryKey: ['crawl_id', 'target_id', 'code'],
  indexes: [
    ['crawl_id', 'code', 'target_id'],
    ['crawl_id', 'severity', 'target_id'],
  ],
  foreignKeys: [{ column: 'crawl_id', references: 'crawls' }],
  clustered: true,
});
