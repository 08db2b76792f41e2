import { addsTable } from './adds-table.ts';

/** Chats that an account's messages are sent to, one row for each service, and results of the last messages */
export const chatTargets = addsTable('0043-chat-targets', {
  name: 'chat_targets',
  columns: {
    account_id: 'id',
    // slack, discord, teams, telegram, ntfy or generic_webhook.
    channel: 'varchar(16)',
    // JSON of its URL and tokens, with which anybody can post there
    target_ciphertext: 'text',
    target_key_id: 'varchar(64)',
    hint: 'varchar(300)',
    sent_at: 'bigint?',
    error: 'text?',
    error_at: 'bigint?',
    created_at: 'bigint',
    updated_at: 'bigint',
  },
  primaryKey: ['account_id', 'channel'],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
