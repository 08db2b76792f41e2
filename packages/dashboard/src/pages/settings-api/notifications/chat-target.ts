import type { NotificationSettingsUpdate } from '@linkvitals/contract/types';
import type { ChatName } from '../../../api/chats.ts';

/** The fields that set the target of each chat. */
export const chats = {
  slack: ['url'],
  discord: ['url'],
  teams: ['url'],
  telegram: ['bot_token', 'chat_id', 'api_url'],
  ntfy: ['url', 'token'],
  generic_webhook: ['url', 'token'],
} as const satisfies Readonly<Record<ChatName, readonly ChatField[]>>;

export type ChatField = 'url' | 'bot_token' | 'chat_id' | 'api_url' | 'token';

/** Fields that may be left empty. */
export const optional: ReadonlySet<ChatField> = new Set(['token', 'api_url']);

/** Builds the update that sets the target of a chat. Empty fields are left out. @param values of the form, by field */
export function chatTarget(chat: ChatName, values: Readonly<Record<string, string>>): NotificationSettingsUpdate {
  const given = chats[chat].map((field) => [field, values[field] ?? ''] as const).filter(([, value]) => value !== '');
  return { [chat]: Object.fromEntries(given) } as NotificationSettingsUpdate;
}
