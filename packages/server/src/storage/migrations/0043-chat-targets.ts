import { addsTable } from './adds-table.ts';

/** Where the chat messages of an account go, one row for each service, and how it went last. */
export const chatTargets = addsTable('0043-chat-targets', {
  name: 'chat_targets',
  columns: {
    account_id: 'id',
    // slack, discord, teams, telegram, ntfy or generic_webhook.
    channel: 'varchar(16)',
    // JSON of its URL and tokens: who has it can post there.
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
