import { addsTable } from './adds-table.ts';

export const crawls = addsTable('0006-crawls', {
  name: 'crawls',
  columns: {
    id: 'id',
    account_id: 'id',
    domain_id: 'id',
    // The domain's id while the crawl is queued or running, then NULL: unique, so a domain has one crawl at a time.
    active_domain_id: 'id?',
    state: 'varchar(16)',
    trigger_kind: 'varchar(16)',
    priority: { type: 'int', default: 0 },
    url: 'varchar(2048)',
    hostname: 'varchar(253)',
    max_pages: 'int',
    depth_limit: 'int',
    time_limit_ms: 'bigint',
    config: 'text',
    queued_at: 'bigint',
    started_at: 'bigint?',
    finished_at: 'bigint?',
    error_code: 'varchar(32)?',
    error: 'text?',
    truncated: { type: 'bool', default: 0 },
    // Time spent crawling, without the pauses between a crash and the resumption
    elapsed_ms: { type: 'bigint', default: 0 },
    pages_crawled: { type: 'int', default: 0 },
    stats: 'text?',
    score: 'int?',
    score_version: 'int?',
    score_inputs: 'text?',
    // Counts of an ended crawl that lists show, counted once
    totals: 'text?',
    // Counts of outcomes of the domain's issues, counted once: JSON
    issues: 'text?',
    // 0 once pages, links and findings have been pruned, and the time of that; a later change of plan does not move it.
    has_results: { type: 'bool', default: 1 },
    results_expired_at: 'bigint?',
    resume_count: { type: 'int', default: 0 },
    // Number of crashes in a row without progress, and what was stored at the last resumption, because more of it is
    // progress
    crash_count: { type: 'int', default: 0 },
    progress_mark: { type: 'int', default: 0 },
    cancel_requested_at: 'bigint?',
    // The worker that runs the crawl. The token keeps out an earlier worker that continues after its lease expired.
    lease_owner: 'varchar(255)?',
    lease_token: 'id?',
    lease_expires_at: 'bigint?',
    created_at: 'bigint',
  },
  primaryKey: ['id'],
  unique: [['active_domain_id']],
  indexes: [
    ['domain_id', 'created_at', 'id'],
    // Leads from the head of one account's queue to that of the next.
    ['state', 'priority', 'account_id', 'queued_at', 'lease_expires_at'],
    // Lists of all crawls of an account, newest first. It includes the domain, so that rows of other domains need not
    // be read.
    { name: 'account', columns: ['account_id', 'created_at', 'id', 'domain_id'] },
    { name: 'account_state', columns: ['account_id', 'state', 'created_at', 'id', 'domain_id'] },
    { name: 'account_trigger', columns: ['account_id', 'trigger_kind', 'created_at', 'id', 'domain_id'] },
    // All columns for choosing the next crawl and counting those under way, so that neither reads a row
    { name: 'queue', columns: ['state', 'lease_expires_at', 'account_id', 'priority', 'queued_at', 'id'] },
    // Finds the newest completed crawl of a domain, however long its history is.
    ['domain_id', 'state', 'created_at', 'id'],
    // Sums the recent usage of a domain without reading its rows.
    ['domain_id', 'started_at', 'pages_crawled'],
    // Finds the crawls of an account that are old enough to be pruned.
    ['account_id', 'has_results', 'finished_at'],
  ],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
});
