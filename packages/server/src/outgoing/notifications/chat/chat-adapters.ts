import type { ChatAdapter } from './chat-adapter.ts';
import type { ChatChannel } from './chat-target.ts';
import { discord } from './discord.ts';
import { genericWebhook } from './generic-webhook.ts';
import { ntfy } from './ntfy.ts';
import { slack } from './slack.ts';
import { teams } from './teams.ts';
import { telegram } from './telegram.ts';

/**
 * Adapters of all chat services. A new service is a file here, a name in the contract's NotificationChannel, and its target in
 * NotificationSettingsUpdate.
 */
export const chatAdapters: Readonly<Record<ChatChannel, ChatAdapter>> = {
  slack,
  discord,
  teams,
  telegram,
  ntfy,
  generic_webhook: genericWebhook,
};

export const chatChannels = Object.keys(chatAdapters) as readonly ChatChannel[];
