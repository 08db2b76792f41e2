import { addsTable } from './adds-table.ts';

/**
 * Recipients of an account's mails, and results of the last ones. No row: the account gets neither mails nor chat
 * messages.
 */
export const notificationSettings = addsTable('0018-notification-settings', {
  name: 'notification_settings',
  columns: {
    account_id: 'id',
    // JSON list of addresses.
    email_recipients: 'text',
    email_sent_at: 'bigint?',
    email_error: 'text?',
    email_error_at: 'bigint?',
    // Time zone of quiet hours, summaries, and times in texts
    time_zone: { type: 'varchar(64)', default: 'UTC' },
    // Language of chat messages, and of mails to recipients who are no members
    language: { type: 'varchar(8)', default: 'en' },
    quiet_from: 'varchar(5)?',
    quiet_to: 'varchar(5)?',
    summary_hour: { type: 'int', default: 8 },
    summary_day: { type: 'varchar(16)', default: 'monday' },
    // send or skip.
    summary_unchanged: { type: 'varchar(8)', default: 'send' },
    // pdf or none.
    summary_attachment: { type: 'varchar(8)', default: 'pdf' },
    // Epoch ms; 0: to be decided.
    next_summary_at: { type: 'bigint', default: 0 },
    version: { type: 'int', default: 1 },
    created_at: 'bigint',
    updated_at: 'bigint',
  },
  primaryKey: ['account_id'],
  indexes: [['next_summary_at']],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
