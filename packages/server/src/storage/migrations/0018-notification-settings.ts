import { addsTable } from './adds-table.ts';

/** Where mails and Slack messages of an account go, and how it went last. No row: nowhere. */
export const notificationSettings = addsTable('0018-notification-settings', {
  name: 'notification_settings',
  columns: {
    account_id: 'id',
    // JSON list of addresses.
    email_recipients: 'text',
    slack_url_ciphertext: 'text?',
    slack_url_key_id: 'varchar(64)?',
    slack_url_hint: 'varchar(300)?',
    email_sent_at: 'bigint?',
    email_error: 'text?',
    email_error_at: 'bigint?',
    slack_sent_at: 'bigint?',
    slack_error: 'text?',
    slack_error_at: 'bigint?',
    version: { type: 'int', default: 1 },
    created_at: 'bigint',
    updated_at: 'bigint',
  },
  primaryKey: ['account_id'],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
