import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from 'vitest';

const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const main = new URL('./main.ts', import.meta.url).pathname;
let child: ChildProcess | undefined;

afterEach(() => child?.kill('SIGKILL'));

function start(env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const args = ['--conditions=@linkvitals/source', main];
  const started = spawn(process.execPath, args, { env: { PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  child = started;
  return started;
}

/** Sends a request signed by the documented scheme alone, so that the example is not checked against itself. */
function post(url: string, payload: unknown, secret = SECRET): Promise<Response> {
  const body = JSON.stringify(payload);
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-service-signature': `t=${time},v1=${signature}` };
  return fetch(url, { method: 'POST', headers, body });
}

const completed = {
  event: 'crawl.completed',
  timestamp: '2027-01-15T08:00:00.000Z',
  data: {
    crawl_id: '01994b1e-7f00-7000-8000-000000000001',
    domain: 'example.com',
    duration_seconds: 12,
    stats: { pages_crawled: 34, broken_links: 5 },
  },
};

it('prints a genuine event once, refuses a forged one, ends on SIGTERM', async () => {
  const started = start({ PORT: '0', LINKVITALS_WEBHOOK_SECRET: SECRET });
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  const url = (await nextLine()).replace('listening on ', '').replace('localhost', '127.0.0.1');

  expect((await post(url, completed)).status).toBe(200);
  expect(await nextLine()).toBe('example.com: 34 pages in 12 s, 5 broken links');
  expect((await post(url, completed)).status).toBe(200);
  expect(await nextLine()).toBe('crawl.completed again, dropped');
  expect((await post(url, completed, 'whsec_another')).status).toBe(401);
  expect(await nextLine()).toMatch(/^answered 401: no match/);
  expect((await post(url, { event: 'crawl.paused', timestamp: 'x', data: {} })).status).toBe(200);
  expect(await nextLine()).toBe('crawl.paused, which this version does not know');
  expect((await post(url, { event: 'test' })).status).toBe(400);

  started.kill('SIGTERM');
  const [code] = await once(started, 'exit');
  expect(code).toBe(0);
});

it('does not start without a secret, and says which variable is missing', async () => {
  const started = start({ PORT: '0' });
  const lines = createInterface({ input: started.stderr })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toContain('LINKVITALS_WEBHOOK_SECRET');
  const [code] = started.exitCode === null ? await once(started, 'exit') : [started.exitCode];
  expect(code).toBe(2);
});
