import { serve } from '@hono/node-server';
import { createApp } from './app.ts';

const secret = process.env.LINKVITALS_WEBHOOK_SECRET;
if (!secret) {
  console.error('LINKVITALS_WEBHOOK_SECRET is not set: it is the whsec_… string shown when the webhook was created');
  process.exit(2);
}

const app = createApp({ secret, log: (line) => console.log(line) });
const server = serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 8080) }, ({ port }) => {
  console.log(`listening on http://localhost:${port}/webhooks`);
});

// Deliveries under way are finished first; idle connections do not hold up the end.
process.once('SIGTERM', () => server.close());
