import { type MailServer, startMailServer } from '@linkvitals/testing';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { storeSeededSite } from '../../findings/issues/fixes/seeded-site.test-support.ts';
import { lockIssues, settleFixes } from '../../findings/issues/index.ts';
import { sendMail } from '../../outgoing/outbox/index.ts';
import { transaction } from '../../platform/storage/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import type { TestPerson } from '../../test-support/add-person.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test-support/test-server.ts';

let mailServer: MailServer;
let server: TestServer;
let owner: TestPerson;
let domainId: string;

/** A server whose domain has one fix of each kind. */
async function startServer(env: Readonly<Record<string, string>>): Promise<void> {
  server = await startTestServer({ env });
  owner = await server.personFor(server.ctx);
  domainId = (await verifiedDomain(server, { hostname: 'example.com' })).id;
  await storeSeededSite(server.ctx, domainId);
  await transaction(server.db, async (trx) => {
    await lockIssues(trx, domainId);
    await settleFixes(trx, { domainId, now: server.clock.now() });
  });
}

beforeEach(async () => {
  mailServer = await startMailServer();
  await startServer({
    LINKVITALS_PUBLIC_URL: 'http://links.example/',
    LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
  });
  onTestFinished(async () => {
    await server.close();
    await mailServer.close();
  });
});

const to = 'webmaster@elsewhere.example';
const fixes = async () => (await server.call('GET', `/api/v1/domains/${domainId}/fixes?limit=100`)).body.data;
const idsOf = async (count = 100) => (await fixes()).slice(0, count).map(({ id }) => id);
const send = (body: object, options: CallOptions = { cookie: owner.cookie }) =>
  server.call('POST', `/api/v1/domains/${domainId}/fixes/mail`, { body, ...options });

/** Sends the queued mails. @returns the text and the HTML of each, as the mail server got them */
async function received() {
  for (const { id } of server.alarms.mails.splice(0)) await sendMail(server.services, { mailId: id });
  return mailServer.received;
}

it('202: one mail has all fixes in the order of the list, with reach, advice and places, and no link for others', async () => {
  const found = await fixes();
  const answer = await send({ fix_ids: found.map(({ id }) => id).reverse(), to, note: 'Before Friday, please.' });
  expect([answer.status, answer.body]).toEqual([202, { fixes: found.length }]);
  const [mail, ...others] = await received();
  expect(others).toEqual([]);
  expect(mail?.to).toEqual([to]);
  expect(mail?.subject).toBe(`${found.length} fixes for example.com, from ${owner.user.name}`);
  const text = mail?.text ?? '';
  expect(text).toContain('Note: Before Friday, please.');
  expect(text).toMatch(/All together: \+\d+ points, \d+ → 100/);
  // The first rows of the list: a folder that moved, then a link in the footer.
  const [moved, footer] = [
    text.indexOf('Moved without a redirect · 7 issues on 23 pages'),
    text.indexOf('in the footer · on 81 pages'),
  ];
  expect(moved).toBeGreaterThan(0);
  expect(footer).toBeGreaterThan(moved);
  expect(text).toContain('https://www.example.com/blog/*');
  expect(text).toContain('Instead: https://www.example.com/news/*');
  expect(text).toContain('One redirect rule corrects all of them.');
  expect(text).toMatch(/First on https:\/\/www\.example\.com\/\S+/);
  expect(text).not.toContain('links.example');
});

it('a reader who may see the domain gets links to the fixes, by id or address; others do not', async () => {
  const [fix_id] = await idsOf(1);
  const grants = [{ domain_id: domainId, rights: ['view'] as const }];
  const reader = await server.personFor(server.ctx, { role: 'member', grants });
  const blind = await server.personFor(server.ctx, { role: 'member' });
  for (const one of [reader.user.id, reader.user.email, blind.user.email])
    expect((await send({ fix_ids: [fix_id], to: one })).status).toBe(202);
  const mails = await received();
  const page = `http://links.example/domains/${domainId}/issues?fix=${fix_id}`;
  const linked = mails.map(({ to: [address], text }) => [address, text.includes(page)]);
  expect(linked.toSorted()).toEqual(
    [
      [reader.user.email, true],
      [reader.user.email, true],
      [blind.user.email, false],
    ].toSorted(),
  );
  // The id of somebody who could not open the link is refused, as when an issue is assigned.
  for (const id of [blind.user.id, server.ctx.ids.uuid()]) {
    const { status, body } = await send({ fix_ids: [fix_id], to: id });
    expect([status, body.code]).toEqual([422, 'invalid_setting']);
  }
});

it('the mail is in the language of the reader, or else of the sender', async () => {
  const fix_ids = await idsOf(1);
  const german = await server.personFor(server.ctx, { role: 'admin', locale: 'de' });
  await send({ fix_ids, to: german.user.id });
  await send({ fix_ids, to }, { cookie: german.cookie });
  await send({ fix_ids, to });
  const subjects = (await received()).map(({ subject }) => subject);
  const name = german.user.name;
  expect(subjects.toSorted()).toEqual(
    [
      `1 Korrektur für example.com, von ${owner.user.name}`,
      `1 Korrektur für example.com, von ${name}`,
      `1 fix for example.com, from ${owner.user.name}`,
    ].toSorted(),
  );
});

it('what the sender writes stays text: no link, no header and no markup comes of it', async () => {
  const note = 'Sign in at https://evil.example/login\r\nBcc: all@evil.example <img src=x> \u202egro.live';
  await send({ fix_ids: await idsOf(1), to, note });
  const [mail] = await received();
  expect(mail?.to).toEqual([to]);
  for (const part of [mail?.text ?? '', mail?.html ?? '']) {
    expect(part).toContain('Sign in at https');
    expect(part).not.toMatch(/evil\.example|:\/\/evil|\w@evil|\u202e/);
    expect(part).not.toMatch(/^Bcc:/m);
  }
  expect(mail?.html).not.toContain('<img');
});

it('the audit log says who mailed how many fixes to whom', async () => {
  await send({ fix_ids: await idsOf(3), to, note: 'A secret note.' });
  const [entry, ...others] = await server.db.knex('audit_log').where({ action: 'fixes.mailed' });
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ actor_id: owner.user.id, subject_id: domainId, subject_name: 'example.com' });
  expect(JSON.parse(entry.after_change)).toEqual({ fixes: 3, to });
});

it('202: one mail for a repeated Idempotency-Key', async () => {
  const key = await server.keyFor(server.ctx);
  const body = { fix_ids: await idsOf(1), to };
  const options = { key, headers: { 'idempotency-key': 'press' } };
  expect((await send(body, options)).body).toEqual((await send(body, options)).body);
  expect(await received()).toHaveLength(1);
});

it('403: with a key that may only read; people who may see the domain may mail its fixes', async () => {
  const body = { fix_ids: await idsOf(1), to };
  const key = await server.keyFor(server.ctx, { scopes: ['crawls:read'] });
  expect((await send(body, { key })).body.code).toBe('insufficient_scope');
  const grants = [{ domain_id: domainId, rights: ['view'] as const }];
  const { cookie } = await server.personFor(server.ctx, { role: 'member', grants });
  expect((await send(body, { cookie })).status).toBe(202);
});

it('404: with a fix that is unknown or of another domain, and nothing is sent', async () => {
  const [fix_id] = await idsOf(1);
  const other = await verifiedDomain(server, { hostname: 'other.example' });
  const elsewhere = await server.call('POST', `/api/v1/domains/${other.id}/fixes/mail`, {
    body: { fix_ids: [fix_id], to },
  });
  expect(elsewhere.status).toBe(404);
  expect((await send({ fix_ids: [fix_id, `fix_${'0'.repeat(32)}`], to })).status).toBe(404);
  expect(await received()).toEqual([]);
});

it.each([['no address'], ['me@'], ['jörg@example.com'], ['a@b.example, c@d.example']])(
  '422: to %j',
  async (address) => {
    const { status, body } = await send({ fix_ids: await idsOf(1), to: address });
    expect([status, body.code]).toEqual([422, 'invalid_setting']);
    expect(await received()).toEqual([]);
  },
);

it('429: an address gets 10 such mails a day, and others get theirs', async () => {
  const fix_ids = await idsOf(1);
  for (let count = 0; count < 10; count += 1) expect((await send({ fix_ids, to })).status).toBe(202);
  const { status, body } = await send({ fix_ids, to });
  expect([status, body.code]).toEqual([429, 'rate_limited']);
  expect((await send({ fix_ids, to: 'ops@elsewhere.example' })).status).toBe(202);
});

it('429: an account sends 50 such mails a day', async () => {
  const counted = { limit: 'mailed_fixes', by: server.ctx.account.id } as const;
  for (let count = 0; count < 50; count += 1) await server.services.limits.take(counted);
  const { status, body } = await send({ fix_ids: await idsOf(1), to });
  expect([status, body.code]).toEqual([429, 'rate_limited']);
});

it('409: a server without a mail server says so', async () => {
  await server.close();
  await startServer({});
  const { status, body } = await send({ fix_ids: await idsOf(1), to });
  expect([status, body.code, body.detail]).toEqual([409, 'channel_not_ready', 'This server has no mail server.']);
});
