import { chmod, copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnNode } from '@linkvitals/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../test-support/run.ts';

const main = new URL('../main.ts', import.meta.url).pathname;
let folder: string;
let keyFile: string;
let env: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkvitals-key-'));
  keyFile = join(folder, 'secret.key');
  env = { LINKVITALS_DATA_DIR: folder, LINKVITALS_PORT: '0' };
});
afterEach(() => rm(folder, { recursive: true }));

async function started() {
  const server = spawnNode([main, 'serve'], { env });
  const [, url = ''] = await server.waitForLine(/Address +(http:\S+)/);
  return { server, url };
}

async function refusal(): Promise<string> {
  const server = spawnNode([main, 'serve'], { env });
  expect(await server.exited).toEqual({ code: 1, signal: null });
  return server.stderr;
}

/** Makes a webhook, whose secret is stored encrypted. */
async function makeWebhook(url: string) {
  await run(['account', 'create'], env);
  const authorization = `Bearer ${(await run(['key', 'create'], env)).stdout.trim()}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const body = JSON.stringify({ url: 'https://hooks.example.com/', events: ['crawl.failed'] });
  const made = await fetch(`${url}/api/v1/webhooks`, { method: 'POST', headers, body });
  const { id } = (await made.json()) as { id: string };
  return { headers, id };
}

it('a server starts with the key of its secrets, or after they were given up, and not with another', async () => {
  const first = await started();
  expect(first.server.stdout).not.toContain('chmod');
  const { headers, id } = await makeWebhook(first.url);
  await first.server.kill('SIGTERM');
  await copyFile(keyFile, join(folder, 'copy.key'));
  await rm(keyFile);

  const message = await refusal();
  expect(message).toContain(`1 signing secrets of webhooks cannot be decrypted, and there is no ${keyFile}. Either`);
  expect(await readdir(folder)).not.toContain('secret.key');
  expect(message).toContain(`Either put ${keyFile} back`);
  expect(message).toContain('`linkvitals secrets reset --yes-i-lost-the-key`');

  await writeFile(keyFile, Buffer.alloc(32, 9).toString('base64'));
  expect(await refusal()).toContain(`cannot be decrypted with ${keyFile} (key `);
  expect(await readFile(keyFile, 'utf8')).toBe(Buffer.alloc(32, 9).toString('base64'));
  await copyFile(join(folder, 'copy.key'), keyFile);
  await chmod(keyFile, 0o644);
  const second = await started();
  expect(second.server.stdout).toContain(`chmod 600 ${keyFile}`);
  await second.server.kill('SIGTERM');

  await rm(keyFile);
  const preview = await run(['secrets', 'reset'], env);
  expect([preview.code, preview.stdout]).toEqual([1, '']);
  expect(preview.stderr).toContain('Nothing was done');
  expect(await refusal()).toContain('is missing');
  const reset = await run(['secrets', 'reset', '--yes-i-lost-the-key'], env);
  expect([reset.code, reset.stdout]).toEqual([0, `webhook_endpoints ${id}\n`]);
  const third = await started();
  const rotated = await fetch(`${third.url}/api/v1/webhooks/${id}/secret/rotate`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  expect(rotated.status).toBe(200);
});

it('secrets are not given up while a server runs, which may have their key in its own environment', async () => {
  const withoutKey = env;
  env = { ...env, LINKVITALS_SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };
  const { server, url } = await started();
  await makeWebhook(url);
  const refused = await run(['secrets', 'reset', '--yes-i-lost-the-key'], withoutKey);
  expect([refused.code, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toContain('Nothing was done: a server of this database is running');
  expect(await readdir(folder)).not.toContain('secret.key');
  const preview = await run(['secrets', 'reset'], withoutKey);
  expect([preview.code, preview.stderr]).toEqual([1, expect.stringContaining('1 signing secrets of webhooks')]);
  expect((await run(['secrets', 'reset'], env)).stderr).toContain('Everything that is encrypted can be decrypted');
  await server.kill('SIGTERM');
});
