import { createReceiver } from '@linkvitals/receiver';
import { fastifyReceiver } from '@linkvitals/receiver/fastify';
import { memoryStore } from '@linkvitals/receiver/stores/memory';
import Fastify, { type FastifyInstance } from 'fastify';
import { describeEvent } from './describe-event.ts';

export interface AppOptions {
  secret: string;
  log(line: string): void;
}

export function createApp({ secret, log }: AppOptions): FastifyInstance {
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
  const app = Fastify();
  // A plugin with a scope of its own: Fastify's JSON parser stays as it is for every other route.
  app.register(fastifyReceiver(receiver, { path: '/webhooks' }));
  return app;
}
