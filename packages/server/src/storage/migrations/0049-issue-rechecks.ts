import { addsTable } from './adds-table.ts';

/** Looks at the URL of one issue: the queue of those to come, and what the last ones saw. */
export const issueRechecks = addsTable('0049-issue-rechecks', {
  name: 'issue_rechecks',
  columns: {
    id: 'id',
    issue_id: 'id',
    account_id: 'id',
    domain_id: 'id',
    requested_by: 'varchar(255)',
    // pending, done or failed.
    state: { type: 'varchar(16)', default: 'pending' },
    attempts: { type: 'int', default: 0 },
    // How often it was begun: one that takes the server down with it must not do so for ever.
    starts: { type: 'int', default: 0 },
    next_attempt_at: 'bigint?',
    lease_owner: 'varchar(255)?',
    lease_token: 'id?',
    lease_expires_at: 'bigint?',
    // The place among the rechecks of its domain that are under way, 1 or 2; NULL while it is not.
    slot: 'int?',
    // What it made of the issue, and the state that the issue had then.
    outcome: 'varchar(16)?',
    inconclusive_because: 'varchar(32)?',
    issue_state: 'varchar(8)?',
    evidence: 'text?',
    error: 'text?',
    looked_at: 'bigint?',
    finished_at: 'bigint?',
    created_at: 'bigint',
  },
  primaryKey: ['id'],
  unique: [['domain_id', 'slot']],
  indexes: [
    ['issue_id', 'created_at', 'id'],
    ['domain_id', 'created_at'],
    ['account_id', 'created_at'],
    ['account_id', 'state'],
    ['state', 'next_attempt_at'],
    ['state', 'domain_id', 'next_attempt_at'],
    ['finished_at'],
  ],
  foreignKeys: [
    { column: 'issue_id', references: 'issues' },
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
});
