import { endSecretGrace } from '../../outgoing/webhooks/index.ts';
import { versionOf } from '../requests/etag.ts';
import { noContent, route } from '../route.ts';

export const endWebhookSecretGrace = route('endWebhookSecretGrace', async ({ ctx, path, ifMatch }) => {
  await endSecretGrace(ctx, { webhookId: path.webhook_id, version: versionOf(ifMatch) });
  return noContent();
});
