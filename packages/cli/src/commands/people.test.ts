import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from '@linkvitals/sdk/session';
import { expect, it } from 'vitest';
import { startOtherServer, startRemoteServer } from '../test-support/remote-server.ts';
import { run } from '../test-support/run.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

const email = 'ada@example.com';
const password = 'violet-harbour-71-kite';

/** A server whose owner has signed in by a command. */
async function signedIn(settings?: Readonly<Record<string, string>>) {
  const server = await startRemoteServer(settings);
  const token = (await server.setUp(email)).split('#')[1] ?? '';
  const { mailedLinks } = createClient({ baseUrl: server.url });
  await mailedLinks.redeemPasswordReset({ token, password });
  const env = { HOME: await temporaryFolder() };
  const login = await run(['login', server.url, '--email', email], env, { stdin: `${password}\n` });
  const remote = (...args: string[]) => run(args, env);
  return { server, env, login, remote };
}

it('login with an address stores a session, not the password; logout ends it on the server', async () => {
  const { server, env, login, remote } = await signedIn();
  expect(login).toMatchObject({ code: 0, stdout: '' });
  const file = join(env.HOME, '.config/linkvitals/profiles/default.json');
  const stored = JSON.parse(await readFile(file, 'utf8'));
  expect(stored).toEqual({ url: server.url, session: expect.stringMatching(/^linkvitals_session=\w{43}$/) });
  expect(JSON.stringify([login, stored])).not.toContain(password);
  expect((await remote('domains', 'list', '--format', 'json')).stdout).toBe('[]\n');

  const wrong = await run(['login', server.url, '--email', email], env, { stdin: 'not it' });
  expect([wrong.code, wrong.stdout]).toEqual([1, '']);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(stored);

  expect((await remote('logout')).stderr).toContain('its session is ended');
  const left = createClient({ baseUrl: server.url, headers: { cookie: stored.session } });
  await expect(left.session.get()).rejects.toMatchObject({ status: 401 });
});

it('a person lists their accounts, makes one of their own and chooses which one commands are about', async () => {
  const { server, remote } = await signedIn({ LINKVITALS_SIGNUP: 'open', LINKVITALS_ACCOUNTS_PER_PERSON: '2' });
  const inUse = async () => {
    const accounts: { name: string; in_use: boolean; id: string }[] = JSON.parse(
      (await remote('accounts', 'list', '--format', 'json')).stdout,
    );
    return accounts.map(({ name, in_use }) => `${name}${in_use ? ' *' : ''}`);
  };
  const [first = ''] = (await inUse()).map((name) => name.replace(' *', ''));
  await remote('domains', 'add', 'shop.example.com');
  expect((await remote('accounts', 'create', 'Spare time')).stdout).toMatch(/NAME\s+Spare time\n(.*\n)*ROLE\s+owner/);
  expect((await inUse()).sort()).toEqual(['Spare time *', first].sort());
  expect((await remote('domains', 'list', '--format', 'json')).stdout).toBe('[]\n');
  expect((await remote('accounts', 'use', first)).code).toBe(0);
  expect((await remote('domains', 'list')).stdout).toContain('shop.example.com');

  const third = await remote('accounts', 'create', 'Third');
  expect([third.code, third.stderr]).toEqual([1, expect.stringContaining('A person may own 2 accounts here')]);
  const unknown = await remote('accounts', 'use', 'Nobody');
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('accounts list')]);
  await server.setUp(email);
  expect((await remote('accounts', 'use', first)).stderr).toContain('Give the id of one');
  const byKey = await run(['accounts', 'list'], { LINKVITALS_URL: server.url, LINKVITALS_API_KEY: server.key });
  expect([byKey.code, byKey.stdout]).toEqual([1, '']);
});

it('login takes a one-time code where the server wants one', async () => {
  const bodies: unknown[] = [];
  const url = await startOtherServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    bodies.push(body);
    response.setHeader('content-type', 'application/json');
    if (body.code === '123456') {
      response.setHeader('set-cookie', `__Host-linkvitals_session=${'x'.repeat(43)}; HttpOnly; Path=/`);
      return void response.writeHead(201).end('{}');
    }
    response.writeHead(401).end(JSON.stringify({ title: 'x', status: 401, code: 'second_factor_required' }));
  });
  const env = { HOME: await temporaryFolder() };
  const login = (...args: string[]) => run(['login', url, '--email', email, ...args], env, { stdin: password });
  const without = await login();
  expect([without.code, without.stderr]).toEqual([1, expect.stringContaining('--code')]);
  expect((await login('--code', '123456')).code).toBe(0);
  expect(bodies).toEqual([
    { email, password },
    { email, password, code: '123456' },
  ]);
});

it('a colleague is invited to one domain, changed and removed', async () => {
  const { server, remote } = await signedIn();
  await remote('domains', 'add', 'shop.example.com');
  await remote('domains', 'add', 'blog.example.com');
  const grant = ['--grant', 'https://shop.example.com=view,crawl'];
  const invited = await remote('members', 'invite', 'grace@example.com', ...grant);
  expect(invited).toMatchObject({ code: 0, stdout: expect.stringMatching(/\/invitation#\w{43}\n$/) });
  expect((await remote('members', 'invitations')).stdout).toContain('grace@example.com  member');
  const nothing = await remote('members', 'invite', 'late@example.com');
  expect([nothing.code, nothing.stdout, nothing.stderr]).toEqual([2, '', expect.stringContaining('--grant all=view')]);
  await remote('members', 'invite', 'late@example.com', '--role', 'admin');
  expect((await remote('members', 'revoke', 'late@example.com')).code).toBe(0);
  expect(await remote('members', 'revoke', 'late@example.com')).toMatchObject({ code: 1, stdout: '' });

  const { invitations } = createClient({ baseUrl: server.url });
  const token = invited.stdout.trim().split('#')[1] ?? '';
  const { response } = await invitations.accept({ token, name: 'Grace', password }).withResponse();
  const headers = { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const hers = createClient({ baseUrl: server.url, headers });
  const seen = async () => (await hers.domains.list().toArray({ limit: 9 })).map(({ hostname }) => hostname);
  expect(await seen()).toEqual(['shop.example.com']);

  expect((await remote('members', 'update', 'Grace@example.com', '--grant', 'all=view')).code).toBe(0);
  expect((await seen()).sort()).toEqual(['blog.example.com', 'shop.example.com']);
  expect((await remote('members', 'update', 'grace@example.com')).code).toBe(2);
  expect((await remote('members', 'list')).stdout).toMatch(/grace@example\.com .* member {2}all=view {2}/);
  for (const bad of ['shop.example.com', 'shop.example.com=', 'all=view,fly', '=view']) {
    expect([bad, (await remote('members', 'update', 'grace@example.com', '--grant', bad)).code]).toEqual([bad, 2]);
  }
  expect((await remote('members', 'remove', 'grace@example.com')).stderr).toContain('--confirm grace@example.com');
  const removed = await remote('members', 'remove', 'grace@example.com', '--confirm', 'grace@example.com');
  expect(removed.code).toBe(0);
  await expect(seen()).rejects.toMatchObject({ status: 401 });
  const list = await remote('members', 'list', '--format', 'jsonl');
  expect(JSON.parse(list.stdout)).toMatchObject({ email, role: 'owner' });
});

it('a key is made, rotated and revoked; it is alone on stdout, and may not manage keys itself', async () => {
  const { server, remote } = await signedIn();
  await remote('domains', 'add', 'shop.example.com');
  const create = ['keys', 'create', '--name', 'nightly', '--scopes', 'domains:read', '--domains', 'shop.example.com'];
  const made = await remote(...create, '--expires', '2100-01-31');
  expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^lv_\S+\n$/) });
  const as = (key: string) => ({ LINKVITALS_URL: server.url, LINKVITALS_API_KEY: key.trim() });
  expect((await run(['domains', 'list'], as(made.stdout))).stdout).toContain('shop.example.com');
  const refused = await run(['keys', 'list'], as(made.stdout));
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('login <url> --email')]);

  const [stored] = JSON.parse((await remote('keys', 'list', '--format', 'json')).stdout);
  expect(stored).toMatchObject({ name: 'nightly', scopes: ['domains:read'], expires_at: '2100-01-31T00:00:00.000Z' });
  expect((await remote('keys', 'list')).stdout).toMatch(
    /^NAME .* DOMAINS .* MADE BY .*\nnightly .* shop\.example\.com .* ada /,
  );
  const rotated = await remote('keys', 'rotate', stored.id, '--overlap', '0');
  expect(rotated.stdout).toMatch(/^lv_\S+\n$/);
  expect((await run(['domains', 'list'], as(made.stdout))).code).toBe(1);
  expect((await run(['domains', 'list'], as(rotated.stdout))).code).toBe(0);
  const [newest] = JSON.parse((await remote('keys', 'list', '--format', 'json')).stdout);
  expect((await remote('keys', 'revoke', newest.id)).stderr).toContain('--confirm nightly');
  expect((await remote('keys', 'revoke', newest.id, '--confirm', 'nightly')).code).toBe(0);
  expect((await run(['domains', 'list'], as(rotated.stdout))).code).toBe(1);
  expect((await remote('keys', 'create', '--name', 'x', '--scopes', 'all')).code).toBe(1);
});
