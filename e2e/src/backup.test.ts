import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { verifySignature } from '@linkvitals/contract/signature';
import { startSubscriber } from '@linkvitals/testing';
import { describeDatabases, findProgram } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { createApi, listAll } from './api.ts';
import { createInstallation } from './installation.ts';
import { setStage } from './staged-domain.ts';

/*
 * The ways of docs/operations.md, step by step, on databases that are in use.
 */

const fileOf = (url: string): string => url.slice('sqlite:'.length);

function client(
  url: string,
  names: readonly string[],
  options: readonly string[],
): [string, string[], NodeJS.ProcessEnv] {
  const { hostname, port, username, password, pathname } = new URL(url);
  const program = findProgram(...names) ?? expect.fail(`none of ${names.join(', ')}: they come with the server`);
  const where = ['--no-defaults', `--host=${hostname}`, `--port=${port}`, '--protocol=tcp', `--user=${username}`];
  return [
    program,
    [...where, ...options, pathname.slice(1)],
    { ...process.env, MYSQL_PWD: decodeURIComponent(password) },
  ];
}

/** Writes the backup of a database in use. */
async function backUp(url: string, file: string): Promise<void> {
  if (url.startsWith('sqlite:')) {
    const db = new DatabaseSync(fileOf(url));
    db.prepare('VACUUM INTO ?').run(file);
    db.close();
    return;
  }
  const options = ['--single-transaction', '--quick', '--no-tablespaces', '--hex-blob'];
  const [program, args, env] = client(url, ['mysqldump', 'mariadb-dump'], options);
  const dump = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.all([pipeline(dump.stdout, createWriteStream(file)), once(dump, 'close')]);
  expect(dump.exitCode).toBe(0);
}

/** Fills a database that is empty. */
async function restore(url: string, file: string): Promise<void> {
  if (url.startsWith('sqlite:')) return copyFile(file, fileOf(url));
  const [program, args, env] = client(url, ['mysql', 'mariadb'], []);
  const load = spawn(program, args, { env, stdio: ['pipe', 'inherit', 'inherit'] });
  await Promise.all([pipeline(createReadStream(file), load.stdin), once(load, 'close')]);
  expect(load.exitCode).toBe(0);
}

describeDatabases('a backup taken while the server works', (open) => {
  it('restored elsewhere is the installation: keys, results, secrets, and what was under way', {
    timeout: 120_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'linkvitals-backup-'));
    const subscriber = await startSubscriber();
    onTestFinished(async () => {
      await subscriber.close();
      await rm(folder, { recursive: true });
    });
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
    await expect.poll(async () => (await deliveries(api))[0]?.attempts.length, { timeout: 20_000 }).toBeGreaterThan(0);

    await backUp(url, join(folder, 'backup'));
    await server.process.kill('SIGKILL');
    const restored = await open();
    await restore(restored, join(folder, 'backup'));
    const { LINKVITALS_DATA_DIR: _, ...settings } = installation.env;
    const elsewhere = await createInstallation({ ...settings, DATABASE_URL: restored });
    const keyFile = (env: typeof installation.env): string => join(env.LINKVITALS_DATA_DIR ?? '', 'secret.key');
    await copyFile(keyFile(installation.env), keyFile(elsewhere.env));

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
