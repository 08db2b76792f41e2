import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawRequest } from '../../test-support/raw-request.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { writeBuild } from './write-build.test-support.ts';

const build = writeBuild();
let server: TestServer;
let domainId: string;
beforeAll(async () => {
  server = await startTestServer({ env: { LINKVITALS_DASHBOARD: build.folder } });
  const { body } = await server.call('POST', '/api/v1/domains', { body: { hostname: 'shop.example.com' } });
  domainId = String(body.id);
});
afterAll(async () => {
  await server.close();
  build.remove();
});

type FirstAnswer = readonly [request: string, etag: string | null, body: unknown];

/** Opens a page without fetch, which would declare itself as a script. */
async function open(path: string, headers: Readonly<Record<string, string>> = {}) {
  const sent = Object.entries({ host: 'a', accept: 'text/html', connection: 'close', ...headers });
  const lines = sent.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const response = await rawRequest(server.url, `GET ${path} HTTP/1.1\r\n${lines}\r\n`);
  const html = response.body;
  const data = /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(html)?.[1] ?? '[]';
  return { response, html, answers: JSON.parse(data) as readonly FirstAnswer[] };
}

const requested = (answers: readonly FirstAnswer[]): readonly string[] => answers.map(([request]) => request).sort();

it.each(['/', '/domains/:id', '/domains/:id/crawls', '/settings/account'])(
  'the page at %s holds what the API answers to the person, and no cache keeps it',
  async (path) => {
    const { cookie } = await server.personFor(server.ctx);
    const { response, answers } = await open(path.replace(':id', domainId), { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('vary')).toContain('Cookie');
    expect(response.headers.get('ratelimit')).toBeNull();
    expect(requested(answers)).toContain('api/v1/session');
    for (const [request, etag, body] of answers) {
      const { status, headers, body: expected } = await server.call('GET', `/${request}`, { cookie });
      expect([status, body, etag], request).toEqual([200, expected, headers.get('etag')]);
    }
  },
);

it('is what the pages request first', async () => {
  const { cookie } = await server.personFor(server.ctx);
  expect(requested((await open('/', { cookie })).answers)).toEqual([
    'api/v1/account/usage',
    'api/v1/domains?limit=50',
    'api/v1/notification-settings',
    'api/v1/session',
    `api/v1/trends/recent-crawls?domain_id=${domainId}`,
    'api/v1/webhooks?limit=50',
  ]);
  // The page itself requests data for a search: no part of the address is repeated in the page.
  expect(requested((await open('/?q=shop', { cookie })).answers)).toEqual([
    'api/v1/account/usage',
    'api/v1/notification-settings',
    'api/v1/session',
    'api/v1/webhooks?limit=50',
  ]);
  expect(requested((await open(`/domains/${domainId}`, { cookie })).answers)).toEqual([
    `api/v1/domains/${domainId}`,
    `api/v1/domains/${domainId}/crawls?limit=50`,
    'api/v1/session',
  ]);
});

it('holds no more than the person may see', async () => {
  const { cookie, user } = await server.personFor(server.ctx, { role: 'member' });
  const { answers } = await open(`/domains/${domainId}`, { cookie });
  expect(requested(answers)).toEqual([`api/v1/members/${user.id}`, 'api/v1/session']);
  const list = (await open('/', { cookie })).answers.find(([request]) => request === 'api/v1/domains?limit=50');
  expect(list?.[2]).toEqual({ data: [], next_cursor: null });
});

it('cannot be left by a name that tries to', async () => {
  const { cookie, user } = await server.personFor(server.ctx);
  const name = '</script><script>alert(1)</script><!--';
  await server.db.knex('users').where({ id: user.id }).update({ name });
  const { html, answers } = await open('/', { cookie });
  // One script is that of the page itself, the other the data.
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toContain('<!--');
  expect(answers.find(([request]) => request === 'api/v1/session')?.[2]).toMatchObject({ user: { name } });
});

it.each<[string, (cookie: string) => Record<string, string>]>([
  ['nobody is signed in', () => ({})],
  ['the session is none', () => ({ cookie: 'linkvitals_session=lvs_none' })],
  ['a script reads the page', (cookie) => ({ cookie, 'sec-fetch-mode': 'cors' })],
  ['a key is sent', (cookie) => ({ cookie, authorization: `Bearer ${server.key}` })],
])('there is none where %s, and the page is the same for all', async (_, headersWith) => {
  const { cookie } = await server.personFor(server.ctx);
  const bare = await open('/');
  const { response, html } = await open('/', headersWith(cookie));
  expect([response.status, html]).toEqual([200, bare.html]);
  expect(html).not.toContain('first-answers');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it('there is none when the session has ended', async () => {
  const { cookie } = await server.personFor(server.ctx);
  await server.call('DELETE', '/api/v1/session', { cookie });
  expect((await open('/', { cookie })).html).not.toContain('first-answers');
});

it('is compressed where the browser reads Brotli', async () => {
  const { cookie } = await server.personFor(server.ctx);
  const { html } = await open('/', { cookie });
  const request = new URL('/', server.url);
  const response = await new Promise<IncomingMessage>((resolve) => {
    get(request, { headers: { cookie, 'accept-encoding': 'gzip, br' } }, resolve);
  });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(await buffer(response)).toString().length).toBe(html.length);
});
