import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import knex from 'knex';
import { expect, it, onTestFinished } from 'vitest';
import { createReceiver } from './create-receiver.ts';
import { LEASE_MS } from './dedupe-store.ts';
import { knexStore } from './stores/knex.ts';
import { crawlStarted, SECRET, signedDelivery } from './test-support/signed-delivery.ts';

it('a process that is killed while it handles an event loses nothing: the lease ends and another process handles it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'receiver-crash-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const filename = join(folder, 'events.db');
  const program = new URL('./test-support/die-while-handling.ts', import.meta.url).pathname;
  const args = ['--conditions=@linkvitals/source', program, filename, SECRET, JSON.stringify(crawlStarted)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(createInterface(child.stdout), 'line');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const db = knex({ client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true });
  onTestFinished(() => db.destroy());
  const handled: unknown[] = [];
  const on = { 'crawl.started': (event: unknown) => handled.push(event) };
  const receiver = createReceiver({ secret: SECRET, dedupe: knexStore(db), on });
  const deliver = async () => receiver.handle(await signedDelivery(crawlStarted, { at: Date.now() }));

  const early = await deliver();
  expect(early).toMatchObject({ status: 503, outcome: 'in_flight' });
  expect(Number(early.headers['Retry-After'])).toBeLessThanOrEqual(LEASE_MS / 1000);
  // The lease of 45 s expires, as it does before the sender tries again after 60 s.
  await db('linkvitals_webhook_events').decrement('expires_at', LEASE_MS);
  expect(await deliver()).toMatchObject({ status: 200, outcome: 'processed' });
  expect(await deliver()).toMatchObject({ status: 200, outcome: 'duplicate' });
  expect(handled).toEqual([crawlStarted]);
});
