import { addsTable } from './adds-table.ts';

export const issueComments = addsTable('0037-issue-comments', {
  name: 'issue_comments',
  columns: {
    id: 'id',
    issue_id: 'id',
    domain_id: 'id',
    author_kind: 'varchar(16)',
    author_id: 'varchar(36)',
    author_name: 'varchar(255)',
    text: 'text',
    created_at: 'bigint',
    edited_at: 'bigint?',
  },
  primaryKey: ['id'],
  indexes: [
    ['issue_id', 'created_at', 'id'],
    ['domain_id', 'id'],
  ],
  foreignKeys: [{ column: 'issue_id', references: 'issues' }],
});
