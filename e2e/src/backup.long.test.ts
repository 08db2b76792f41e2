import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { verifySignature } from '@linkvitals/contract/signature';
import { startSubscriber } from '@linkvitals/testing';
import { describeDatabases, findProgram, runSqlite } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { type Api, createApi, listAll } from './api.ts';
import { createInstallation, type Installation } from './installation.ts';
import { setStage } from './staged-domain.ts';

/*
 * The ways of docs/operations.md, step by step, on databases that are in use.
 */

const fileOf = (url: string): string => url.slice('sqlite:'.length);

/** Fills a database that is empty. */
async function restore(url: string, file: string): Promise<void> {
  if (url.startsWith('sqlite:')) return copyFile(file, fileOf(url));
  const { hostname, port, username, password, pathname } = new URL(url);
  const isOfMariadb = (await readFile(file, 'utf8')).includes('MariaDB dump');
  const names = isOfMariadb ? ['mariadb', 'mysql'] : ['mysql'];
  const program = findProgram(...names) ?? expect.fail('no client: it comes with the server');
  const where = ['--no-defaults', `--host=${hostname}`, `--port=${port}`, '--protocol=tcp', `--user=${username}`];
  const env = { ...process.env, MYSQL_PWD: decodeURIComponent(password) };
  const load = spawn(program, [...where, pathname.slice(1)], { env, stdio: ['pipe', 'inherit', 'inherit'] });
  await Promise.all([pipeline(createReadStream(file), load.stdin), once(load, 'close')]);
  expect(load.exitCode).toBe(0);
}

/** An installation elsewhere that has the restored database, and the key of the first. */
async function moveTo(restored: string, { env }: Installation): Promise<Installation> {
  const { LINKVITALS_DATA_DIR: from = '', ...settings } = env;
  const elsewhere = await createInstallation({ ...settings, DATABASE_URL: restored });
  await copyFile(join(from, 'secret.key'), join(elsewhere.env.LINKVITALS_DATA_DIR ?? '', 'secret.key'));
  return elsewhere;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describeDatabases('a backup taken while the server works', (open) => {
  it('restored elsewhere is the installation: keys, results, secrets, and what was under way', async () => {
    const backup = join(await temporaryFolder(), 'backup');
    const subscriber = await startSubscriber();
    onTestFinished(() => subscriber.close());
    const url = await open();
    const { installation, server, site, key, api, domainId } = await setStage({
      pages: 30,
      env: { DATABASE_URL: url, LINKVITALS_RETRY_SCHEDULE_SECONDS: '8,8,8' },
    });
    // The subscriber is down: its event is still owed when the backup is taken.
    subscriber.respond(() => ({ status: 503 }));
    const webhook = await api.post('/webhooks', { url: subscriber.url, events: ['crawl.completed'] });
    const { id } = await api.post(`/domains/${domainId}/crawls`);
    await subscriber.waitFor((_, index) => index === 0, { timeoutMs: 60_000 });
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
    await expect.poll(async () => (await deliveries(after))[0]?.state, { timeout: 90_000 }).toBe('delivered');
    const last = subscriber.received.at(-1) ?? expect.fail('nothing received');
    const check = { secrets: [webhook.secret], now: Math.floor(Date.now() / 1000) };
    expect(await verifySignature(last.body, last.headers['x-service-signature'] as string, check)).toBe('valid');
  });
});

/** Writes that are under way at the same time: 50 a second and more on one core. */
const WRITERS = 4;

/** Adds domains with ascending numbers. What `stored` has is stored for good; `begun` counts those under way as well. */
function startWriting(api: Api) {
  const stored = new Set<number>();
  let begun = 0;
  let isOver = false;
  const write = async (): Promise<void> => {
    while (!isOver) {
      begun += 1;
      const number = begun;
      await api.post('/domains', { hostname: `d${number}.example` });
      stored.add(number);
    }
  };
  const done = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    stored,
    get begun() {
      return begun;
    },
    async stop(): Promise<void> {
      isOver = true;
      await done;
    },
  };
}

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'backups of a SQLite file that is written to are whole, by our command and by another client, and take nothing from it: %s',
  async (signal) => {
    const folder = await temporaryFolder();
    const installation = await createInstallation({ DATABASE_URL: '' });
    const file = join(installation.env.LINKVITALS_DATA_DIR ?? '', 'linkvitals.db');
    const server = await installation.serve();
    const key = await installation.newKey();
    const writing = startWriting(createApi(server.url, key));
    const backups: { readonly name: string; readonly before: readonly number[]; readonly begun: number }[] = [];
    const backUp = async (name: string, make: (target: string) => Promise<unknown>) => {
      const before = [...writing.stored];
      await make(join(folder, name));
      backups.push({ name, before, begun: writing.begun });
    };
    const ours = async (target: string) => expect((await installation.run('backup', target)).code).toBe(0);
    const others = (target: string) => runSqlite(file, `vacuum into '${target}'`);
    await expect.poll(() => writing.stored.size).toBeGreaterThan(50);
    await backUp('1', ours);
    await backUp('2', others);
    await backUp('3', ours);
    expect(writing.stored.size - (backups[0]?.before.length ?? 0), 'writes meanwhile').toBeGreaterThan(50);
    await writing.stop();
    await server.process.kill(signal);

    expect(await runSqlite(file, 'pragma integrity_check')).toBe('ok');
    expect(await runSqlite(file, 'select count(*) from domains')).toBe(String(writing.stored.size));
    for (const { name, before, begun } of backups) {
      expect(await runSqlite(join(folder, name), 'pragma integrity_check')).toBe('ok');
      const numbers = await runSqlite(join(folder, name), "select trim(hostname, 'd.exampl') from domains");
      const stored = numbers.split('\n').map(Number);
      // One moment of it: all that was stored when the backup began, and nothing that began after it.
      expect(stored).toEqual(expect.arrayContaining([...before]));
      expect(Math.max(...stored)).toBeLessThanOrEqual(begun);
      const elsewhere = await moveTo(`sqlite:${join(folder, `restored-${name}.db`)}`, installation);
      await restore(elsewhere.env.DATABASE_URL ?? '', join(folder, name));
      const api = createApi((await elsewhere.serve()).url, key);
      expect(await listAll(api, '/domains')).toHaveLength(stored.length);
    }
    const again = createApi((await installation.serve()).url, key);
    expect(await listAll(again, '/domains')).toHaveLength(writing.stored.size);
  },
);
