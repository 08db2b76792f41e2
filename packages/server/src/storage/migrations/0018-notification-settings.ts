import { addsTable } from './adds-table.ts';

/** Where mails of an account go, and how it went last. No row: neither mails nor chat messages. */
export const notificationSettings = addsTable('0018-notification-settings', {
  name: 'notification_settings',
  columns: {
    account_id: 'id',
    // JSON list of addresses.
    email_recipients: 'text',
    email_sent_at: 'bigint?',
    email_error: 'text?',
    email_error_at: 'bigint?',
    version: { type: 'int', default: 1 },
    created_at: 'bigint',
    updated_at: 'bigint',
  },
  primaryKey: ['account_id'],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
