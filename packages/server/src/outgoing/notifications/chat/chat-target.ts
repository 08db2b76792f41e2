import type { NotificationChannel } from '@linkvitals/contract';

export type ChatChannel = Exclude<NotificationChannel, 'email'>;

/** Target of chat messages, as it is sealed. */
export interface ChatTarget {
  /** URL of the target; for Telegram, of its server of the Bot API. */
  readonly url: string;
  /** A bearer token, or the token of a Telegram bot. */
  readonly token?: string | undefined;
  /** Telegram only. */
  readonly chatId?: string | undefined;
}

export const isChat = (channel: NotificationChannel): channel is ChatChannel => channel !== 'email';
