import { addsTable } from './adds-table.ts';

/** Findings of page checks, one row for each target and code */
export const crawlFindings = addsTable('0011-crawl-findings', {
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
