import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { startOtherServer, startRemoteServer } from '../test-support/remote-server.ts';
import { cliIo, run } from '../test-support/run.ts';

const id = '0190f3a0-0000-7000-8000-000000000001';
const url = 'https://linkvitals.example/share/5Kd3NBUAdUnhyzenEwVL0y';
const link = { id, domain_id: id, name: 'For the agency', has_password: true, created_at: '2026-01-05T09:00:31.000Z' };

/** A server with one link, and the requests to it. */
async function server() {
  const requested: string[] = [];
  const address = await startOtherServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = (request.url ?? '').replace('/api/v1', '').replaceAll(id, 'D');
    requested.push(`${request.method} ${path}${body && ` ${body}`}`);
    const answer = () => {
      if (request.method === 'POST') return { ...link, url };
      return path.includes('share-links') ? { data: [link], next_cursor: null } : { id };
    };
    const isGone = request.method === 'DELETE';
    response.writeHead(isGone ? 204 : 200, { 'content-type': 'application/json' });
    response.end(isGone ? undefined : JSON.stringify(answer()));
  });
  const env = { LINKVITALS_URL: address, LINKVITALS_API_KEY: 'lv_key' };
  return { requested, env, share: (...args: string[]) => run(['share', ...args], env) };
}

it('the address of a new link is alone on stdout', async () => {
  const { requested, share } = await server();
  const made = await share('create', id, '--name', 'For the agency', '--expires', '2030-01-31', '--crawl', id);
  expect(made).toMatchObject({ code: 0, stdout: `${url}\n` });
  const body = JSON.stringify({ name: 'For the agency', crawl_id: id, expires_at: '2030-01-31T00:00:00.000Z' });
  expect(requested.at(-1)).toBe(`POST /domains/D/share-links ${body}`);
  expect(JSON.parse((await share('create', id, '--format', 'json')).stdout)).toEqual({ ...link, url });
  expect((await share('create', id, '--expires', 'soon')).code).toBe(2);
});

it('a password is read from stdin, never from the command line', async () => {
  const { requested, env } = await server();
  const stdin = new PassThrough();
  stdin.end('amber-lantern-52\r\nmore\n');
  expect(await runCli(['share', 'create', id, '--password-stdin'], { ...cliIo(env), stdin })).toBe(0);
  expect(requested.at(-1)).toBe('POST /domains/D/share-links {"password":"amber-lantern-52"}');
});

it('links are listed without their address, and revoked', async () => {
  const { requested, share } = await server();
  const list = await share('list', id);
  expect(list.stdout).toMatch(/^ID +NAME +CRAWL +PASSWORD .*\n\S+ +For the agency +yes .*\n$/);
  expect(await share('revoke', id, id)).toMatchObject({ code: 0, stdout: '' });
  expect(requested.at(-1)).toBe('DELETE /domains/D/share-links/D');
});

it('a link is changed in what is named only', async () => {
  const { requested, env, share } = await server();
  expect((await share('update', id, id, '--name', 'Board', '--expires', 'never')).code).toBe(0);
  expect(requested.at(-1)).toBe('PATCH /domains/D/share-links/D {"name":"Board","expires_at":null}');
  await share('update', id, id, '--name', '', '--expires', '2030-01-31', '--no-password');
  const body = JSON.stringify({ name: null, expires_at: '2030-01-31T00:00:00.000Z', password: null });
  expect(requested.at(-1)).toBe(`PATCH /domains/D/share-links/D ${body}`);
  const stdin = new PassThrough();
  stdin.end('violet-harbour\n');
  expect(await runCli(['share', 'update', id, id, '--password-stdin'], { ...cliIo(env), stdin })).toBe(0);
  expect(requested.at(-1)).toBe('PATCH /domains/D/share-links/D {"password":"violet-harbour"}');
  const sent = requested.length;
  expect(await share('update', id, id)).toMatchObject({ code: 2, stderr: expect.stringContaining('--no-password') });
  expect((await share('update', id, id, '--no-password', '--password-stdin')).code).toBe(2);
  expect(requested.length).toBe(sent);
});

it('a server says why it makes none', async () => {
  const remote = await startRemoteServer();
  const env = { LINKVITALS_URL: remote.url, LINKVITALS_API_KEY: remote.key };
  await run(['domains', 'add', 'example.com'], env);
  expect(await run(['share', 'create', 'example.com'], env)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/shar/),
  });
  expect(await run(['share', 'list', 'example.com'], env)).toMatchObject({ code: 0, stderr: 'None.\n' });
});
