import type { NotificationSettingsUpdate } from '@linkvitals/contract/types';

/** The chats in the order in which they are shown, each with the fields that set its target. */
export const chats = {
  slack: ['url'],
  discord: ['url'],
  teams: ['url'],
  telegram: ['bot_token', 'chat_id', 'api_url'],
  ntfy: ['url', 'token'],
  generic_webhook: ['url', 'token'],
} as const satisfies Readonly<Record<string, readonly ChatField[]>>;

export type Chat = keyof typeof chats;
export type ChatField = 'url' | 'bot_token' | 'chat_id' | 'api_url' | 'token';

/** Fields that may be left empty. */
export const optional: ReadonlySet<ChatField> = new Set(['token', 'api_url']);

/** Builds the update that sets the target of a chat. Empty fields are left out. @param values of the form, by field */
export function chatTarget(chat: Chat, values: Readonly<Record<string, string>>): NotificationSettingsUpdate {
  const given = chats[chat].map((field) => [field, values[field] ?? ''] as const).filter(([, value]) => value !== '');
  return { [chat]: Object.fromEntries(given) } as NotificationSettingsUpdate;
}
