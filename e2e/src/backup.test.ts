import { join } from 'node:path';
import { verifySignature } from '@linkvitals/contract/signature';
import { startSubscriber } from '@linkvitals/testing';
import { describeDatabases } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { createApi, listAll } from './api.ts';
import { moveTo, restore, temporaryFolder } from './restore-backup.ts';
import { setStage } from './staged-domain.ts';

/*
 * The ways of docs/operations.md, step by step, on databases that are in use.
 */

describeDatabases('a backup taken while the server works', (open) => {
  it('restored elsewhere is the installation: keys, results, secrets, and what was under way', async () => {
    const backup = join(await temporaryFolder(), 'backup');
    const subscriber = await startSubscriber();
    onTestFinished(() => subscriber.close());
    const url = await open();
    const { installation, server, site, key, api, domainId } = await setStage({
      pages: 30,
      env: { DATABASE_URL: url, LINKVITALS_RETRY_SCHEDULE_SECONDS: '8,30,30' },
    });
    // The subscriber is down, so its event is still due when the backup is made.
    subscriber.respond(() => ({ status: 503 }));
    const webhook = await api.post('/webhooks', { url: subscriber.url, events: ['crawl.completed'] });
    const { id } = await api.post(`/domains/${domainId}/crawls`);
    await subscriber.waitFor((_, index) => index === 0);
    const deliveries = (from: typeof api) => listAll(from, `/webhooks/${webhook.id}/deliveries`);
    await expect.poll(async () => (await deliveries(api))[0]?.attempts.length).toBeGreaterThan(0);

    const { code, stdout, stderr } = await installation.run('backup', backup);
    expect([code, stdout]).toEqual([0, backup]);
    expect(stderr).toContain(`Keep a copy of ${join(installation.env.LINKVITALS_DATA_DIR ?? '', 'secret.key')} apart`);
    await server.process.kill('SIGKILL');
    const restored = await open();
    await restore(restored, backup);
    const elsewhere = await moveTo(restored, installation);

    expect((await elsewhere.run('migrate', 'status')).stdout).not.toMatch(/pending|unknown/);
    subscriber.respond(() => ({ status: 200 }));
    const again = await elsewhere.serve();
    const after = createApi(again.url, key);
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    expect(await after.get(`/crawls/${id}`)).toMatchObject({
      state: 'completed',
      stats: { pages_crawled: 30, broken_links: site.truth().broken.length },
    });
    await expect.poll(async () => (await deliveries(after))[0]?.state).toBe('delivered');
    const last = subscriber.received.at(-1) ?? expect.fail('nothing received');
    const check = { secrets: [webhook.secret], now: Math.floor(Date.now() / 1000) };
    expect(await verifySignature(last.body, last.headers['x-service-signature'] as string, check)).toBe('valid');
  });
});
