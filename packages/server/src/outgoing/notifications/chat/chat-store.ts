import type { Executor } from '../../../platform/storage/index.ts';
import type { ChatChannel } from './chat-target.ts';

/** Target of the messages to one chat service, and the result of the last attempts. Times are epoch ms. */
export interface ChatTargetRow {
  readonly account_id: string;
  readonly channel: ChatChannel;
  readonly target_ciphertext: string;
  readonly target_key_id: string;
  readonly hint: string;
  readonly sent_at: number | null;
  readonly error: string | null;
  readonly error_at: number | null;
  readonly created_at: number;
  readonly updated_at: number;
}

/** Chat targets of an account, at most one for each service. */
export function listChatTargets(on: Executor, accountId: string): Promise<ChatTargetRow[]> {
  return on<ChatTargetRow>('chat_targets').where({ account_id: accountId }).select('*');
}

/** Replaces the target of a service. The results of attempts at the old one are deleted. */
export async function replaceChatTarget(trx: Executor, row: ChatTargetRow): Promise<void> {
  await deleteChatTarget(trx, row);
  await trx('chat_targets').insert(row);
}

export async function deleteChatTarget(
  trx: Executor,
  { account_id, channel }: Pick<ChatTargetRow, 'account_id' | 'channel'>,
): Promise<void> {
  await trx('chat_targets').where({ account_id, channel }).delete();
}

/** Stores the result of an attempt. */
export async function updateLastMessage(
  trx: Executor,
  { accountId, channel }: { readonly accountId: string; readonly channel: ChatChannel },
  { at, error }: { readonly at: number; readonly error: string | null },
): Promise<void> {
  const change = error === null ? { sent_at: at } : { error, error_at: at };
  await trx('chat_targets').where({ account_id: accountId, channel }).update(change);
}
