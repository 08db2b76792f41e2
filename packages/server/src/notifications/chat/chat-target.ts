import type { NotificationChannel } from '@linkvitals/contract';

export type ChatChannel = Exclude<NotificationChannel, 'email'>;

/** Where messages are posted, as it is sealed. */
export interface ChatTarget {
  /** Of Telegram, its server of the Bot API. */
  readonly url: string;
  /** A bearer token, or that of a Telegram bot. */
  readonly token?: string | undefined;
  /** Telegram only. */
  readonly chatId?: string | undefined;
}

export const isChat = (channel: NotificationChannel): channel is ChatChannel => channel !== 'email';
