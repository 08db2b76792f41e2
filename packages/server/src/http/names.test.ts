import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createSetupLink } from '../people/setup/index.ts';
import { verifiedDomain } from '../sites/domains/domain.test-support.ts';
import type { TestPerson } from '../test-support/add-person.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** A name whose last character makes the following text run from right to left */
const TURNED = 'Ada\u202e';

let server: TestServer;
let owner: TestPerson;
beforeEach(async () => {
  server = await startTestServer({ env: { LINKVITALS_SIGNUP: 'open', LINKVITALS_ACCOUNTS_PER_PERSON: '2' } });
  onTestFinished(() => server.close());
  owner = await server.personFor(server.ctx);
});

const call = (method: string, path: string, body: object) =>
  server.call(method, `/api/v1${path}`, { cookie: owner.cookie, body });

describe('a character that cannot be seen', () => {
  it.each([
    ['PATCH', '/me', { name: TURNED }],
    ['PATCH', '/account', { name: TURNED }],
    ['POST', '/accounts', { name: TURNED }],
    ['POST', '/api-keys', { name: TURNED, scopes: ['domains:read'] }],
    ['PATCH', '/branding', { name: TURNED }],
  ])('is refused in a name: %s %s', async (method, path, body) => {
    const { status, body: problem } = await call(method, path, body);
    expect([status, problem.code, problem.errors]).toEqual([
      422,
      'invalid_setting',
      [{ pointer: '#/name', detail: expect.stringContaining('U+202E') }],
    ]);
  });

  it('is refused in the name of a share link', async () => {
    const { id } = await verifiedDomain(server);
    await call('PATCH', `/domains/${id}`, { settings: { sharing: true } });
    const { status, body } = await call('POST', `/domains/${id}/share-links`, { name: TURNED });
    expect([status, body.errors]).toMatchObject([422, [{ pointer: '#/name' }]]);
  });

  it.each([
    ['name', { name: TURNED, account_name: 'Team' }],
    ['account_name', { name: 'Ada', account_name: TURNED }],
  ])('is refused in the %s of the first account, whose link stays good', async (pointer, names) => {
    await server.db.knex('accounts').delete();
    const token = (await createSetupLink(server.services, server.url))?.split('#')[1];
    const rest = { token, email: 'ada@example.com', password: 'violet-harbour-71-kite' };
    const setUp = (body: object) => server.call('POST', '/api/v1/setup', { key: null, body: { ...rest, ...body } });
    expect((await setUp(names)).body.errors).toMatchObject([{ pointer: `#/${pointer}` }]);
    expect((await setUp({ name: 'Ada', account_name: 'Team' })).status).toBe(201);
  });

  it('is taken out of the description of a webhook, because texts are often copied', async () => {
    const events = ['crawl.failed'];
    const made = await call('POST', '/webhooks', {
      url: 'https://127.0.0.1/',
      events,
      description: 'To\u200b chat\u202e',
    });
    expect(made.body.description).toBe('To chat');
    const changed = await call('PATCH', `/webhooks/${made.body.id}`, { description: '\u2066CI' });
    expect(changed.body.description).toBe('CI');
  });
});
