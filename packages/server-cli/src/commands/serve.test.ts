import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { perLane, spawnNode } from '@linkvitals/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { run } from '../test-support/run.ts';

const main = new URL('../main.ts', import.meta.url).pathname;
let env: Record<string, string>;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-serve-'));
  env = { LINKVITALS_DATA_DIR: folder, LINKVITALS_PORT: '0', LINKVITALS_LOG_LEVEL: 'warn' };
});
afterEach(() => rm(env.LINKVITALS_DATA_DIR ?? '', { recursive: true }));

async function started() {
  const server = spawnNode([main, 'serve', '--called-as', 'npm run linkvitals --'], { env });
  const [, url = ''] = await server.waitForLine(/Address +(http:\S+)/);
  await server.waitForLine(/Stop with Ctrl-C/);
  return { server, url };
}

describe('serve', () => {
  it('says where it listens, where the data lies and how to go on; keys made beside it work at once', async () => {
    const { server, url } = await started();
    expect(server.stdout).toContain(`Data      ${env.LINKVITALS_DATA_DIR}\n`);
    expect(server.stdout).toContain('  npm run linkvitals -- account create');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);

    await run(['account', 'create'], env);
    const key = (await run(['key', 'create'], env)).stdout.trim();
    const fetched = () => fetch(`${url}/api/v1/domains`, { headers: { authorization: `Bearer ${key}` } });
    expect((await fetched()).status).toBe(200);
    const id = (await run(['key', 'list'], env)).stdout.split('\n')[1]?.split(' ')[0] ?? '';
    await run(['key', 'revoke', id], env);
    expect((await fetched()).status).toBe(401);
  });

  it.each(perLane(['SIGTERM'] as const, ['SIGTERM', 'SIGINT'] as const))(
    'stops in order on %s, and knows its account at the next start',
    async (signal) => {
      const first = await started();
      await run(['account', 'create'], env);
      expect(await first.server.kill(signal)).toEqual({ code: 0, signal: null });
      expect(first.server.stderr).toBe('');
      const second = await started();
      expect(second.server.stdout).not.toContain('account create');
    },
  );

  it('does what --role says, whatever the environment; the API of such a server sends callers elsewhere', async () => {
    const server = spawnNode([main, 'serve', '--role', 'deliver,crawl'], { env: { ...env, LINKVITALS_ROLES: 'api' } });
    const [, url = ''] = await server.waitForLine(/Address +(http:\S+)/);
    await server.waitForLine(/Roles +crawl, deliver \(no API\)/);
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ready', roles: ['crawl', 'deliver'] });
    const api = await fetch(`${url}/api/v1/domains`);
    expect([api.status, await api.json()]).toMatchObject([503, { code: 'unavailable' }]);
  });

  it.each([
    ['a MySQL URL that is wrong', 'DATABASE_URL', 'mysql://linkvitals:PASSWORD@127.0.0.1:port/x'],
    ['a mail server URL that is wrong', 'LINKVITALS_SMTP_URL', 'smtp://PASSWORD@mail.example'],
    ['a secret key that is none', 'LINKVITALS_SECRET_KEY', 'PASSWORD'],
    ['a token that is too short', 'LINKVITALS_METRICS_TOKEN', 'PASSWORD tail'],
  ])('does not start with %s, and does not print its secret', async (_, name, template) => {
    const secret = 'canary-of-the-start/7';
    const traced = { ...env, LINKVITALS_LOG_LEVEL: 'trace', [name]: template.replace('PASSWORD', secret) };
    const { code, stdout, stderr } = await run(['serve'], traced);
    expect(code).toBeGreaterThan(0);
    expect(stderr.length).toBeGreaterThan(20);
    for (const form of [secret, Buffer.from(secret).toString('base64').replace(/=+$/, ''), encodeURIComponent(secret)])
      expect(stdout + stderr).not.toContain(form);
  });

  it.each([',', 'api,crawler'])('refuses the role "%s" with what there is, exit code 2', async (role) => {
    const { code, stderr } = await run(['serve', '--role', role], env);
    expect(code).toBe(2);
    expect(stderr).toContain('LINKVITALS_ROLES: must be some of api, crawl, deliver');
  });

  it('says plainly that the port is taken, with exit code 1', async () => {
    const first = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void first.close());
    await once(first, 'listening');
    const { port } = first.address() as AddressInfo;
    const second = spawnNode([main, 'serve'], { env: { ...env, LINKVITALS_PORT: String(port) } });
    expect(await second.exited).toEqual({ code: 1, signal: null });
    expect(second.stderr).toMatch(/^The server could not start: .*EADDRINUSE.* LINKVITALS_PORT\.\n$/);
  });
});
