import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { verifySignature } from '@linkvitals/contract/signature';
import { startSubscriber } from '@linkvitals/testing';
import { describeMysql, freshMongoUrl } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { createApi, listAll } from './api.ts';
import { composeServers } from './compose-servers.ts';
import { createInstallation, type Running } from './installation.ts';
import { allEvents, setStage } from './staged-domain.ts';

const readiness = async ({ url }: Running): Promise<unknown> => (await fetch(`${url}/readyz`)).json();

/** Expects metrics on a port of their own, for callers with the token. */
async function expectMetrics(server: Running, tokenFile: string): Promise<void> {
  const [, url = ''] = await server.process.waitForLine(/"url":"http:\/\/[^"]+:(\d+)[^"]*".*metrics are served/);
  const at = `http://127.0.0.1:${url}/metrics`;
  expect((await fetch(at)).status).toBe(401);
  const token = await readFile(tokenFile, 'utf8');
  const metrics = await (await fetch(at, { headers: { authorization: `Bearer ${token}` } })).text();
  expect(metrics).toContain('linkvitals_database_up 1');
}

describeMysql('the servers of compose.yaml', (openMysql) => {
  it('share the main job; when one is stopped during a crawl the other ends it', async (test) => {
    const mongodb = await freshMongoUrl();
    if (mongodb === undefined) return test.skip('no MongoDB');
    const servers = await composeServers({ mysql: await openMysql(), mongodb });
    expect([...servers.keys()]).toEqual(['server-1', 'server-2']);
    const [first = {}, second = {}] = servers.values();
    const stage = await setStage({ pages: 300, latencyMs: 15, env: first });
    const { installation, server: one, site, key, domainId } = stage;
    const two = await installation.serve(second);
    for (const server of [one, two]) {
      expect(await readiness(server)).toEqual({
        status: 'ready',
        roles: ['api', 'crawl', 'deliver'],
        checks: { database: 'ok', scheduler: 'ok' },
      });
      await expectMetrics(server, first.LINKVITALS_METRICS_TOKEN_FILE ?? '');
    }

    const subscriber = await startSubscriber();
    onTestFinished(() => subscriber.close());
    const api = createApi(two.url, key);
    const webhook = await api.post('/webhooks', { url: subscriber.url, events: allEvents });
    const { id } = await stage.api.post(`/domains/${domainId}/crawls`);
    const crawl = () => api.get(`/crawls/${id}`);
    await expect.poll(async () => (await crawl()).progress.pages_crawled).toBeGreaterThan(20);
    // The kill is that of an upgrade: the crawl continues, whichever server has it.
    expect(await one.process.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    await expect.poll(async () => (await crawl()).state).toBe('completed');
    const { broken } = site.truth();
    expect((await crawl()).stats).toMatchObject({ pages_crawled: 300, broken_links: broken.length });

    const events = () => subscriber.received.map((request) => request.headers['x-service-event']).sort();
    await expect.poll(events).toEqual(['broken_links.found', 'crawl.completed', 'crawl.started']);
    const log = () => listAll(api, `/webhooks/${webhook.id}/deliveries`);
    const states = async () => (await log()).map((delivery) => delivery.state);
    await expect.poll(states).toEqual(['delivered', 'delivered', 'delivered']);

    // The root of a container is read-only and lost with the container, so only an unimportant note may be in it.
    expect(await readdir(installation.env.LINKVITALS_DATA_DIR ?? '')).toEqual(['mysql-database']);
  });

  it('change their key as documented, restarted one after the other; nobody who verifies notices', async (test) => {
    const mongodb = await freshMongoUrl();
    if (mongodb === undefined) return test.skip('no MongoDB');
    const [first = {}, second = {}] = (await composeServers({ mysql: await openMysql(), mongodb })).values();
    const installation = await createInstallation(first);
    const running = [await installation.serve(), await installation.serve(second)];
    const key = await installation.newKey();
    const subscriber = await startSubscriber();
    onTestFinished(() => subscriber.close());
    const apiOf = (index: number) => createApi(running[index]?.url ?? '', key);
    const webhook = await apiOf(0).post('/webhooks', { url: subscriber.url, events: ['crawl.failed'] });
    /** Expects that a test delivery from each server is signed with the first secret. */
    const expectSigned = async () => {
      for (const index of [0, 1]) {
        const { id } = await apiOf(index).post(`/webhooks/${webhook.id}/test`);
        const isIt = ({ headers }: { headers: Record<string, unknown> }) => headers['x-service-delivery'] === id;
        const { body, headers } = await subscriber.waitFor(isIt);
        const now = Math.floor(Date.now() / 1000);
        const signature = headers['x-service-signature'] as string;
        expect(await verifySignature(body, signature, { secrets: [webhook.secret], now })).toBe('valid');
      }
    };
    const file = first.LINKVITALS_SECRET_KEY_FILE ?? '';
    const old = (await readFile(file, 'utf8')).trim();
    const fresh = randomBytes(32).toString('base64');
    for (const keys of [`${old},${fresh}`, `${fresh},${old}`]) {
      await rm(file);
      await writeFile(file, keys);
      for (const [index, more] of [{}, second].entries()) {
        expect(await running[index]?.process.kill('SIGTERM')).toEqual({ code: 0, signal: null });
        running[index] = await installation.serve(more);
        await expectSigned();
      }
    }
    expect((await installation.run('secrets', 'rotate-key')).stdout).toMatch(/^1 rows encrypted anew/);
    await writeFile(file, fresh);
    for (const [index, more] of [{}, second].entries()) {
      await running[index]?.process.kill('SIGTERM');
      running[index] = await installation.serve(more);
    }
    await expectSigned();
  });
});
