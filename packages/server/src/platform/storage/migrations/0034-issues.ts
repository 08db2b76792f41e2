import { addsTable } from './adds-table.ts';

/** Faults of a site across its crawls, one row for each URL and kind. */
export const issues = addsTable('0034-issues', {
  name: 'issues',
  columns: {
    id: 'id',
    account_id: 'id',
    domain_id: 'id',
    kind: 'varchar(32)',
    severity: 'varchar(8)',
    state: 'varchar(8)',
    // URL of the target; for page checks, of the page. SHA-256 of it, because MySQL indexes only the first 768
    // characters.
    url: 'varchar(2048)',
    url_hash: 'hash',
    host: 'varchar(253)?',
    internal: 'bool',
    // Facts of the last crawl that saw the fault
    reason: 'varchar(64)?',
    status_code: 'int?',
    detail: 'text?',
    evidence: 'text?',
    found_on_pages: { type: 'int', default: 0 },
    placement: 'text?',
    suggestion: 'text?',
    // Time at which an archive is to be searched for a copy
    archive_due_at: 'bigint?',
    first_seen_at: 'bigint',
    // Time at which it was opened last, and the crawl that opened it: lists are sorted by them.
    opened_at: 'bigint',
    opened_crawl_id: 'id?',
    reopened_count: { type: 'int', default: 0 },
    last_seen_at: 'bigint',
    // The crawl whose pages contain it
    last_seen_crawl_id: 'id',
    last_checked_at: 'bigint',
    rechecked_at: 'bigint?',
    fixed_at: 'bigint?',
    fixed_because: 'varchar(32)?',
    // The last crawl that ended, the outcome that it decided, and the reason if it was inconclusive
    settled_crawl_id: 'id',
    outcome: 'varchar(16)',
    inconclusive_because: 'varchar(32)?',
    ignored_at: 'bigint?',
    ignored_until: 'bigint?',
    ignored_because: 'text?',
    ignored_by: 'varchar(255)?',
    ignore_rule_id: 'id?',
    acknowledged_at: 'bigint?',
    acknowledged_by: 'varchar(255)?',
    assigned_to: 'id?',
    version: { type: 'int', default: 1 },
  },
  primaryKey: ['id'],
  unique: [['domain_id', 'url_hash', 'kind']],
  // One index for each filter of the lists, in their order
  indexes: [
    { name: 'newest', columns: ['domain_id', 'state', 'opened_at', 'id'] },
    { name: 'kind', columns: ['domain_id', 'state', 'kind', 'opened_at', 'id'] },
    { name: 'severity', columns: ['domain_id', 'state', 'severity', 'opened_at', 'id'] },
    { name: 'host', columns: ['domain_id', 'state', 'host', 'opened_at', 'id'] },
    { name: 'pages', columns: ['domain_id', 'state', 'found_on_pages', 'id'] },
    { name: 'account', columns: ['account_id', 'state', 'opened_at', 'id'] },
    { name: 'account_severity', columns: ['account_id', 'state', 'severity', 'opened_at', 'id'] },
    { name: 'assigned', columns: ['account_id', 'assigned_to', 'state', 'opened_at', 'id'], notNull: 'assigned_to' },
    { name: 'fixed', columns: ['domain_id', 'fixed_at', 'id'], notNull: 'fixed_at' },
    { name: 'ignored_until', columns: ['ignored_until'], notNull: 'ignored_until' },
    { name: 'archive_due_at', columns: ['archive_due_at'], notNull: 'archive_due_at' },
    { name: 'ignore_rule_id', columns: ['ignore_rule_id'], notNull: 'ignore_rule_id' },
  ],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
});
