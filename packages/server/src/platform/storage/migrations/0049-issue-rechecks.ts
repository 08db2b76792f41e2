import { addsTable } from './adds-table.ts';

/** Rechecks of single issues: the queue of those to come, and the results of the last ones */
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
    // Number of times that it was begun: a recheck that crashes the server must not do so forever.
    starts: { type: 'int', default: 0 },
    next_attempt_at: 'bigint?',
    lease_owner: 'varchar(255)?',
    lease_token: 'id?',
    lease_expires_at: 'bigint?',
    // Slot of a recheck under way among those of its domain, 1 or 2; NULL: it is not under way.
    slot: 'int?',
    // The outcome for the issue, and the state of the issue after it
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
