import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';

const secret = process.env.LINKVITALS_WEBHOOK_SECRET;
if (!secret) {
  console.error('LINKVITALS_WEBHOOK_SECRET is not set: it is the whsec_… string shown when the webhook was created');
  process.exit(2);
}

const app = createApp({ secret, log: (line) => console.log(line) });
await app.listen({ port: Number(process.env.PORT ?? 8080), host: '0.0.0.0' });
console.log(`listening on http://localhost:${(app.server.address() as AddressInfo).port}/webhooks`);

// Deliveries under way are finished first; idle connections do not hold up the end.
process.once('SIGTERM', () => app.close());
