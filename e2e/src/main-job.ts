import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort, startDnsServer, startFixtureSite } from '@linkvitals/testing';
import { expect, onTestFinished } from 'vitest';
import { createApi, listAll } from './api.ts';
import { expectedScore } from './expected-score.ts';
import { connectTo, createInstallation } from './installation.ts';

const hostname = 'shop.example.com';
const python = fileURLToPath(new URL('../../examples/receiver-python/receiver.py', import.meta.url));

interface Line {
  readonly listening?: string;
  readonly verified?: boolean;
  readonly event?: string;
  readonly crawl_id?: string | null;
  readonly duplicate?: boolean;
}

/** Starts a subscriber in another language, written from the documentation alone. */
async function startPythonSubscriber(port: number, secret: string) {
  const child = spawn('python3', [python], {
    env: { ...process.env, PORT: String(port), LINKVITALS_WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: Line[] = [];
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => lines.push(JSON.parse(line)));
  await expect.poll(() => lines[0]?.listening).toBeDefined();
  return { deliveries: () => lines.slice(1) };
}

/** Verifies, crawls and scores a site of this many pages by the REST API, and notifies a subscriber in Python. */
export async function expectMainJob(pages: number): Promise<void> {
  const site = await startFixtureSite({ pages, host: hostname, externalHost: 'partner.example.net' });
  const dns = await startDnsServer();
  onTestFinished(async () => {
    await site.close();
    await dns.close();
  });
  const truth = site.truth();
  const installation = await createInstallation({
    LINKVITALS_DNS_SERVERS: dns.address,
    LINKVITALS_CONNECT_TO: connectTo({ [hostname]: site.address, 'partner.example.net': site.externalAddress }),
  });
  const server = await installation.serve();
  expect(await installation.run('account', 'create', '--name', 'End to end')).toMatchObject({ code: 0 });
  const { stdout: key } = await installation.run('key', 'create', '--name', 'e2e');
  const api = createApi(server.url, key);

  // Register.
  const domain = await api.post('/domains', { hostname: `HTTPS://www.${hostname}/start?x=1` });
  expect(domain).toMatchObject({ hostname, verification_status: 'unverified', health_status: 'unknown' });
  await expect(api.post(`/domains/${domain.id}/crawls`)).rejects.toThrow('domain_not_verified');

  // TXT record, check.
  const [record] = domain.verification.records;
  dns.set(record.name, 'TXT', [record.value]);
  const verified = await api.post(`/domains/${domain.id}/verification/check`);
  expect(verified.verification.badge).toMatchObject({ label: 'Verified', status: 'Active' });

  // A subscriber in Python.
  const port = await freePort();
  const webhook = await api.post('/webhooks', {
    url: `http://127.0.0.1:${port}/hooks`,
    events: ['crawl.started', 'crawl.completed', 'crawl.failed', 'broken_links.found'],
  });
  const subscriber = await startPythonSubscriber(port, webhook.secret);

  // Crawl.
  const { id } = await api.post(`/domains/${domain.id}/crawls`);
  await expect
    .poll(async () => (await api.get(`/crawls/${id}`)).state, { timeout: 60_000, interval: 200 })
    .toBe('completed');
  const crawl = await api.get(`/crawls/${id}`);

  // Broken set: the site's own truth, nothing more.
  const byUrl = (a: { url: string }, b: { url: string }) => (a.url < b.url ? -1 : 1);
  const broken = (await listAll(api, `/crawls/${id}/links?verdict=broken`)).map((target) => ({
    url: target.url,
    status: target.status_code,
    foundOnPages: target.found_on_pages,
  }));
  expect(broken.sort(byUrl)).toEqual([...truth.broken].sort(byUrl));
  expect(crawl.stats).toMatchObject({ pages_crawled: pages, broken_links: truth.broken.length });

  // Score: the formula of docs/score.md, by hand.
  expect(crawl.health_score).toBe(expectedScore(truth));
  expect((await api.get(`/domains/${domain.id}`)).lifecycle_state).toBe('active');

  // Deliveries: each event once, every signature good.
  await expect.poll(() => subscriber.deliveries().length).toBeGreaterThanOrEqual(3);
  const answers = subscriber.deliveries();
  expect(answers.every((line) => line.verified && line.crawl_id === id)).toBe(true);
  expect(answers.map((line) => line.event).sort()).toEqual(['broken_links.found', 'crawl.completed', 'crawl.started']);
  const log = await listAll(api, `/webhooks/${webhook.id}/deliveries`);
  expect(log.map((delivery) => delivery.state)).toEqual(['delivered', 'delivered', 'delivered']);
}

/** Expects that `linkvitals check` finds the broken links of a site of this many pages, without a server. */
export async function expectSameByCheck(pages: number): Promise<void> {
  const site = await startFixtureSite({ pages });
  onTestFinished(() => site.close());
  const installation = await createInstallation({});
  const args = ['check', site.startUrl, '--format', 'json', '--rate', '0', '--max-pages', '2000', '--depth', '50'];
  const { code, stdout } = await installation.run(...args);
  expect(code).toBe(1);
  const broken = JSON.parse(stdout).targets.filter((target: { verdict: string }) => target.verdict === 'broken');
  const urls = (list: { url: string }[]) => list.map(({ url }) => url).sort();
  expect(urls(broken)).toEqual(urls([...site.truth().broken]));
}
