import { createReceiver, type Receiver } from '@linkvitals/receiver';
import { memoryStore } from '@linkvitals/receiver/stores/memory';

/** The only receiver of the application, because routes with receivers of their own would not know each other's events. */
export const receiver: Receiver = createReceiver({
  // Read at every request: `next build` loads routes without the environment of production.
  secret: () => process.env.LINKVITALS_WEBHOOK_SECRET ?? '',
  // For one process. Serverless platforms run many: give it a store that they share (stores/redis, knex, mongo).
  dedupe: memoryStore(),
  on: {
    'crawl.completed': (event) => console.log(`${event.data.domain}: ${event.data.stats.broken_links} broken links`),
    'crawl.failed': (event) => console.log(`${event.data.domain}: crawl failed, ${event.data.error_code}`),
  },
  onUnknown: (event) => console.log(`${event.event}, which this version does not know`),
});
