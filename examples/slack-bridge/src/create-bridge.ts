import type { RequestListener } from 'node:http';
import { createReceiver, type KnownWebhookEvent, type WebhookContext } from '@linkvitals/receiver';
import { nodeListener } from '@linkvitals/receiver/node';
import { memoryStore } from '@linkvitals/receiver/stores/memory';
import { postToSlack } from './post-to-slack.ts';
import { toSlackMessage } from './to-slack-message.ts';

export interface BridgeOptions {
  secret: string;
  slackUrl: string;
  log(line: string): void;
  /** Milliseconds. Default `Date.now`. */
  now?: () => number;
}

export function createBridge({ secret, slackUrl, log, now = Date.now }: BridgeOptions): RequestListener {
  const forward = async (event: KnownWebhookEvent, { signal, key }: WebhookContext) => {
    const message = toSlackMessage(event);
    if (!message) return;
    await postToSlack(message, { url: slackUrl, signal });
    log(`posted ${key}`);
  };
  const receiver = createReceiver({
    secret,
    now,
    // For one process: a message that a channel gets twice after a restart is no great harm.
    dedupe: memoryStore({ now }),
    on: {
      'crawl.completed': forward,
      'crawl.failed': forward,
      'broken_links.found': forward,
      test: forward,
    },
    onError: (error, { status }) => log(`answered ${status}: ${error instanceof Error ? error.message : error}`),
  });
  return nodeListener(receiver, { path: '/webhooks' });
}
