import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBridge } from './create-bridge.ts';

const { LINKVITALS_WEBHOOK_SECRET: secret, SLACK_WEBHOOK_URL: slackUrl = '', PORT = '8080' } = process.env;
if (!secret) {
  console.error('LINKVITALS_WEBHOOK_SECRET is not set: it is the whsec_… string shown when the webhook was created');
  process.exit(2);
}
if (!URL.canParse(slackUrl)) {
  console.error(
    'SLACK_WEBHOOK_URL is not set: it is the https://hooks.slack.com/services/… address of an incoming webhook',
  );
  process.exit(2);
}

const server = createServer(createBridge({ secret, slackUrl, log: (line) => console.log(line) }));
server.listen(Number(PORT), () => {
  console.log(`listening on http://localhost:${(server.address() as AddressInfo).port}/webhooks`);
});

// Deliveries under way are finished first; idle connections do not hold up the end.
process.once('SIGTERM', () => server.close());
