import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from './platform/config/config.ts';
import { openServices } from './services.ts';
import { testEnvironment } from './test-support/test-context.ts';

it('as many requests as deliveries may be in flight reach one host at once: those that hang keep no other waiting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-app-'));
  const limit = 30;
  const env = { LINKVITALS_DATA_DIR: folder, LINKVITALS_DELIVERY_CONCURRENCY: String(limit) };
  const { services, close } = await openServices(readConfig({ ...testEnvironment, ...env }));
  const subscriber = await startSubscriber({ respond: () => 'hang' });
  onTestFinished(async () => {
    await subscriber.close();
    await close();
    await rm(folder, { recursive: true });
  });
  const hanging = Array.from({ length: limit }, (_, n) =>
    services.outbound.request({ url: `${subscriber.url}/${n}`, method: 'POST', maxBodyBytes: 1 }),
  );
  void Promise.allSettled(hanging);
  await subscriber.waitFor((_request, index) => index === limit - 1);
  expect(new Set(subscriber.received.map(({ path }) => path)).size).toBe(limit);
});
