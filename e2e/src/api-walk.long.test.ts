import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type DnsServer, startDnsServer, startFixtureSite } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { connectTo, createInstallation, type Running } from './installation.ts';
import { hostname } from './staged-domain.ts';

// The test runs the commands of docs/api.md as they stand there, from the link that a fresh server prints.

const document = new URL('../../docs/api.md', import.meta.url);
const externalHost = 'partner.example.net';

async function commandsOfWalk(): Promise<string[]> {
  const [, walk = ''] = (await readFile(document, 'utf8')).split('## The API with curl');
  return [...(walk.split('\n## ')[0] ?? '').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
}

async function freshServer(): Promise<Running & { readonly setupLink: string; readonly dns: DnsServer }> {
  const site = await startFixtureSite({ pages: 20, host: hostname, externalHost });
  const dns = await startDnsServer();
  onTestFinished(async () => {
    await site.close();
    await dns.close();
  });
  const installation = await createInstallation({
    LINKVITALS_DNS_SERVERS: dns.address,
    LINKVITALS_CONNECT_TO: connectTo({ [hostname]: site.address, [externalHost]: site.externalAddress }),
  });
  const server = await installation.serve();
  const [setupLink] = await server.process.waitForLine(/http:\S+\/setup#\S+/);
  return { ...server, setupLink, dns };
}

/** One shell that keeps its variables from block to block. */
async function openShell(env: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-walk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return async (block: string): Promise<string> => {
    const script = `. ./kept 2>/dev/null\nset -euo pipefail\n${block}\nset +eu; declare -p URL SETUP_LINK DOMAIN CRAWL INVITATION KEY 2>/dev/null >kept; declare -f >>kept`;
    const shell = spawn('bash', ['-c', script], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [said, faults] = await Promise.all([text(shell.stdout), text(shell.stderr), once(shell, 'close')]);
    expect({ block, said, faults, code: shell.exitCode }).toEqual({ block, said, faults: '', code: 0 });
    return said;
  };
}

it('a newcomer gets from the set-up link to a crawl, a colleague and a key', async () => {
  const { url, setupLink, dns } = await freshServer();
  const run = await openShell({ URL: url, SETUP_LINK: setupLink });
  const said: string[] = [];
  for (const block of await commandsOfWalk()) {
    const answer = await run(block);
    said.push(answer);
    // The reader does this at their DNS provider.
    const [, name, value] = /"records":\[\{[^}]*"name":"([^"]+)"[^}]*"value":"([^"]+)"/.exec(answer) ?? [];
    if (name !== undefined && value !== undefined) dns.set(name, 'TXT', [value]);
  }
  const [, made, signedIn, , verified, crawled, , colleague, program] = said;
  expect(made).toContain('"email":"ada@example.com"');
  expect(signedIn).toContain('"email":"ada@example.com"');
  expect(verified).toContain('"verified"');
  expect(crawled).toContain('"verdict":"broken"');
  for (const answer of [colleague, program]) expect(answer).toContain(`"hostname":"${hostname}"`);
});
