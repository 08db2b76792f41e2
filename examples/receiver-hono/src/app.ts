import { createReceiver } from '@linkvitals/receiver';
import { honoHandler } from '@linkvitals/receiver/hono';
import { memoryStore } from '@linkvitals/receiver/stores/memory';
import { Hono } from 'hono';
import { describeEvent } from './describe-event.ts';

export interface AppOptions {
  secret: string;
  log(line: string): void;
}

/** Runs wherever Hono does; `main.ts` runs it on Node. */
export function createApp({ secret, log }: AppOptions): Hono {
  const receiver = createReceiver({
    secret,
    // For one process. Several share a store: stores/redis, stores/knex, stores/mongo.
    dedupe: memoryStore(),
    on: {
      'crawl.started': (event) => log(describeEvent(event)),
      'crawl.completed': (event) => log(describeEvent(event)),
      'crawl.failed': (event) => log(describeEvent(event)),
      'broken_links.found': (event) => log(describeEvent(event)),
      test: (event) => log(describeEvent(event)),
    },
    onUnknown: (event) => log(describeEvent(event)),
    onDuplicate: (event) => log(`${event.event} again, dropped`),
    onError: (error, { status }) => log(`answered ${status}: ${error instanceof Error ? error.message : error}`),
  });
  return new Hono().post('/webhooks', honoHandler(receiver));
}
