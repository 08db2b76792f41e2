/** The chats to which an account may send notifications, in the order in which they are shown. */
export const chatNames = ['slack', 'discord', 'teams', 'telegram', 'ntfy', 'generic_webhook'] as const;

export type ChatName = (typeof chatNames)[number];
