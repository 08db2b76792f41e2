import { addsTable } from './adds-table.ts';
import type { Migration } from './migration.ts';

const added = addsTable('0054-fixes', {
  name: 'fixes',
  columns: {
    // Made of the domain and the key of the rule that put the issues together, so it stays from crawl to crawl.
    id: 'id',
    account_id: 'id',
    domain_id: 'id',
    kind: 'varchar(16)',
    // JSON: what is to be changed
    subject: 'text',
    // Folder of the site that has the subject; NULL: the whole site, or another one
    folder: 'text?',
    severity: 'varchar(8)',
    // JSON: kinds of its issues, the worst first
    issue_kinds: 'text',
    issues: 'int',
    pages: 'int',
    crawled_pages: 'int',
    points: 'real',
    priority: 'real',
    // Negative priority in billionths: lists are sorted by it, then by age, and both rise.
    place: 'bigint',
    opened_at: 'bigint',
    // JSON: people to whom its issues are assigned
    assignees: 'text',
    ranked_at: 'bigint',
  },
  primaryKey: ['id'],
  indexes: [
    { name: 'domain', columns: ['domain_id', 'place', 'opened_at', 'id'] },
    { name: 'account', columns: ['account_id', 'place', 'opened_at', 'id'] },
  ],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
});

/**
 * Fixes of each domain: what to change first, made from its open issues. The next crawl makes them anew, so undoing this
 * step loses nothing.
 */
export const fixes: Migration = Object.defineProperty(added, 'loss', { value: async () => undefined });
