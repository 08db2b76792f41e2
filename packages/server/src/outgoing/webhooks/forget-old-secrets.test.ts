import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { createWebhook } from './create-webhook.ts';
import { getWebhook } from './get-webhook.ts';
import { forgetOldSecrets } from './secrets/forget-old-secrets.ts';
import { rotateSecret } from './secrets/rotate-secret.ts';

let test: TestContext;
beforeEach(async () => {
  test = await createTestContext();
});
afterEach(() => test.close());

it('deletes a previous secret when its grace is over, not before, and changes nothing else', async () => {
  const { endpoint } = await createWebhook(test.ctx, { url: 'https://127.0.0.1/', events: ['crawl.failed'] });
  const webhookId = endpoint.id;
  await rotateSecret(test.ctx, { webhookId, graceSeconds: 10 });
  const during = await getWebhook(test.ctx, { webhookId });
  await test.clock.advance(9_999);
  expect(await forgetOldSecrets(test.services)).toBe(0);
  await test.clock.advance(1);
  expect(await forgetOldSecrets(test.services)).toBe(1);
  const gone = { previous_secret_ciphertext: null, previous_secret_key_id: null, previous_secret_expires_at: null };
  expect(await getWebhook(test.ctx, { webhookId })).toEqual({ ...during, ...gone });
});
