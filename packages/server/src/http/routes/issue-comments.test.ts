import { beforeEach, expect, it } from 'vitest';
import { insertInBatches } from '../../platform/storage/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { insertIssue } from '../../test-support/insert-issue.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let comments: string;
beforeEach(async () => {
  server = await startTestServer();
  const { id: domainId } = await verifiedDomain(server);
  comments = `/api/v1/issues/${await insertIssue(server.ctx, { domainId })}/comments`;
  return () => server.close();
});

const rights = [{ domain_id: null, rights: ['view', 'edit'] as const }];
const member = () => server.personFor(server.ctx, { role: 'member', grants: rights });

it('are listed newest first, with their author, page by page', async () => {
  const { cookie, user } = await member();
  for (const text of ['one', 'two\r\nlines', 'three\u0000'])
    expect((await server.call('POST', comments, { cookie, body: { text } })).status).toBe(201);
  const { body: first } = await server.call('GET', `${comments}?limit=2`);
  expect(first.data.map(({ text }) => text)).toEqual(['three', 'two\nlines']);
  expect(first.data[0]).toMatchObject({ author: { kind: 'person', id: user.id, name: user.email }, edited_at: null });
  const { body: rest } = await server.call('GET', `${comments}?limit=2&cursor=${first.next_cursor}`);
  expect(rest.data.map(({ text }) => text)).toEqual(['one']);
});

it.each([
  ['ж', '\\u0436', 4_000],
  ['beyond the first plane', '\\ud83d\\ude00', 4_000],
])('may be as long as they may be, however their JSON is written: %s', async (_, escaped, count) => {
  const key = await server.keyFor(server.ctx);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const send = (length: number) =>
    fetch(`${server.url}${comments}`, { method: 'POST', headers, body: `{"text":"${escaped.repeat(length)}"}` });
  expect((await send(count)).status).toBe(201);
  expect((await send(count + 1)).status).toBe(400);
});

it('are changed and deleted by who wrote them, and deleted by an admin', async () => {
  const [author, other, admin] = [
    await member(),
    await member(),
    await server.personFor(server.ctx, { role: 'admin' }),
  ];
  const { body } = await server.call('POST', comments, { cookie: author.cookie, body: { text: 'old' } });
  const one = `${comments}/${body.id}`;
  const change = (cookie: string) => server.call('PATCH', one, { cookie, body: { text: 'new' } });
  expect((await change(other.cookie)).body.code).toBe('not_the_author');
  expect((await change(admin.cookie)).body.code).toBe('not_the_author');
  expect((await change(author.cookie)).body).toMatchObject({ text: 'new', edited_at: expect.any(String) });
  expect((await server.call('DELETE', one, { cookie: other.cookie })).body.code).toBe('not_the_author');
  // A key has no role: it may delete only its own comments.
  expect((await server.call('DELETE', one)).body.code).toBe('not_the_author');
  expect((await server.call('DELETE', one, { cookie: admin.cookie })).status).toBe(204);
  expect((await server.call('DELETE', one, { cookie: admin.cookie })).status).toBe(404);
  const mine = await server.call('POST', comments, { body: { text: 'of a key' } });
  expect(mine.body.author).toMatchObject({ kind: 'api-key' });
  expect((await server.call('DELETE', `${comments}/${mine.body.id}`)).status).toBe(204);
});

it('of another issue are not found by this one', async () => {
  const { body } = await server.call('POST', comments, { body: { text: 'here' } });
  const { id: domainId } = await verifiedDomain(server, { hostname: 'two.example.com' });
  const elsewhere = await insertIssue(server.ctx, { domainId, url: 'https://two.example.com/' });
  expect((await server.call('DELETE', `/api/v1/issues/${elsewhere}/comments/${body.id}`)).status).toBe(404);
});

it('keep the name of a person who left', async () => {
  const { cookie, user } = await member();
  await server.call('POST', comments, { cookie, body: { text: 'Bye.' } });
  const admin = await server.personFor(server.ctx, { role: 'admin' });
  expect((await server.call('DELETE', `/api/v1/members/${user.id}`, { cookie: admin.cookie })).status).toBe(204);
  expect((await server.call('GET', comments)).body.data).toMatchObject([{ author: { name: user.email } }]);
});

it('without a character that can be read are refused, and those that are too long', async () => {
  const refused = async (text: string) => (await server.call('POST', comments, { body: { text } })).body.code;
  expect(await refused('\u0000\u202e ')).toBe('invalid_setting');
  expect(await refused('x'.repeat(4_001))).toBe('validation_failed');
});

it('are 500 at most, also when several are written at once', async () => {
  const { body } = await server.call('POST', comments, { body: { text: 'first' } });
  const row = await server.db
    .knex('issue_comments')
    .where({ id: `${body.id}` })
    .first();
  const rows = Array.from({ length: 497 }, () => ({ ...row, id: server.ctx.ids.uuid() }));
  await server.db.knex.batchInsert('issue_comments', rows, 50);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => server.call('POST', comments, { body: { text: 'more' } })),
  );
  const refused = answers.filter(({ status }) => status !== 201).map(({ body: { code } }) => code);
  expect(refused).toEqual(Array(3).fill('issue_comment_limit_reached'));
});

it('are 10,000 at most of all issues of a domain', async () => {
  await server.call('POST', comments, { body: { text: 'first' } });
  const { knex } = server.db;
  const { issue_id, ...row } = await knex('issue_comments').first();
  const issue = await knex('issues').where({ id: issue_id }).first();
  const other = { ...issue, id: server.ctx.ids.uuid(), url_hash: '0'.repeat(64) };
  await knex('issues').insert(other);
  const rows = Array.from({ length: 9_998 }, () => ({ ...row, issue_id: other.id, id: server.ctx.ids.uuid() }));
  await insertInBatches(knex, 'issue_comments', rows);
  expect((await server.call('POST', comments, { body: { text: 'last' } })).status).toBe(201);
  const { body } = await server.call('POST', comments, { body: { text: 'more' } });
  expect(body).toMatchObject({
    code: 'issue_comment_limit_reached',
    detail: 'The issues of the domain have 10000 comments. Delete some first.',
  });
});
