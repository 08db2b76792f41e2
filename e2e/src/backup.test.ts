import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifySignature } from '@linkvitals/contract/signature';
import { startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createApi } from './api.ts';
import { createInstallation } from './installation.ts';
import { setStage } from './staged-domain.ts';

// Backups while much is written, on every database and after kill -9: backup.long.test.ts.

it('a backup of a running server, restored elsewhere with the key file, has its keys, results and secrets', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-backup-'));
  const subscriber = await startSubscriber();
  onTestFinished(async () => {
    await subscriber.close();
    await rm(folder, { recursive: true });
  });
  // Embedded, whatever the installation: the backup is put in its place as a file.
  const { installation, server, key, api, domainId } = await setStage({ pages: 3, env: { DATABASE_URL: '' } });
  const webhook = await api.post('/webhooks', { url: subscriber.url, events: ['crawl.failed'] });
  const { id } = await api.post(`/domains/${domainId}/crawls`);
  await expect.poll(async () => (await api.get(`/crawls/${id}`)).state).toBe('completed');
  const backup = join(folder, 'backup');
  expect((await installation.run('backup', backup)).code).toBe(0);
  await server.process.kill('SIGKILL');

  const elsewhere = await createInstallation({ ...installation.env, LINKVITALS_DATA_DIR: folder });
  await copyFile(backup, join(folder, 'linkvitals.db'));
  await copyFile(join(installation.env.LINKVITALS_DATA_DIR ?? '', 'secret.key'), join(folder, 'secret.key'));
  const after = createApi((await elsewhere.serve()).url, key);
  expect(await after.get(`/crawls/${id}`)).toMatchObject({ state: 'completed', stats: { pages_crawled: 3 } });
  // It is signed with the secret that the restored database holds.
  await after.post(`/webhooks/${webhook.id}/test`);
  const { body, headers } = await subscriber.waitFor(() => true, { timeoutMs: 60_000 });
  const now = Math.floor(Date.now() / 1000);
  const signature = headers['x-service-signature'] as string;
  expect(await verifySignature(body, signature, { secrets: [webhook.secret], now })).toBe('valid');
});
