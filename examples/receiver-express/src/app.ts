import { createReceiver } from '@linkvitals/receiver';
import { expressHandler } from '@linkvitals/receiver/express';
import { memoryStore } from '@linkvitals/receiver/stores/memory';
import express, { type Express } from 'express';
import { describeEvent } from './describe-event.ts';

export interface AppOptions {
  secret: string;
  log(line: string): void;
}

export function createApp({ secret, log }: AppOptions): Express {
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
  const app = express();
  // Above express.json(): the signature is over the bytes as they were sent.
  app.post('/webhooks', expressHandler(receiver));
  app.use(express.json());
  return app;
}
