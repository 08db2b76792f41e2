import { startMailServer } from '@linkvitals/testing';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { queueNotifications, sendNotification, toNew, updateSettings } from '../../outgoing/notifications/index.ts';
import { lockSettings } from '../../outgoing/notifications/settings/settings-store.ts';
import { transaction } from '../../platform/storage/index.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

let api: TestServer;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  mail = await startMailServer();
  api = await startTestServer({
    env: {
      LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
      LINKVITALS_PUBLIC_URL: 'https://links.example/monitor',
    },
  });
  await updateSettings(api.ctx, {
    change: { email_recipients: ['a@example.com', 'b@example.com'] },
    version: undefined,
  });
});
afterEach(async () => {
  await mail.close();
  await api.close();
});

/** Causes an event that all recipients get a mail about. Answers who got it. */
async function news(): Promise<string[]> {
  const before = mail.received.length;
  const rows = await transaction(api.db, async (trx) => {
    const settings = await lockSettings(trx, api.ctx.account.id);
    if (settings === undefined) throw new Error('no settings');
    const content = { kind: 'test' } as const;
    return queueNotifications(api.services, trx, {
      settings,
      fact: { channel: 'email', content, about: api.ctx.ids.uuid() },
    });
  });
  for (const { id } of rows.map(toNew)) await sendNotification(api.services, { notificationId: id });
  return mail.received.slice(before).flatMap(({ to }) => to);
}
const linkOf = (address: string): string =>
  mail.received
    .find(({ to }) => to.includes(address))
    ?.headers.find(([name]) => name.toLowerCase() === 'list-unsubscribe')?.[1]
    .replace(/[<>]/g, '') ?? '';
const request = (url: string, method = 'GET', headers: Record<string, string> = {}) =>
  fetch(new URL(new URL(url).pathname.replace('/monitor', ''), api.url), { method, headers });

it('a mail program ends the mails to its address alone by one POST, and reading the page changes nothing', async () => {
  expect(await news()).toEqual(['a@example.com', 'b@example.com']);
  const link = linkOf('a@example.com');
  expect(link).toMatch(/^https:\/\/links\.example\/monitor\/unsubscribe\/[0-9A-Za-z]{43}$/);
  const headers = new Map(mail.received[0]?.headers.map(([name, value]) => [name.toLowerCase(), value]));
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail.received[0]?.text).toContain(link);
  const read = await request(link);
  expect([read.status, read.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await read.text()).toContain('noindex');
  expect(await news()).toEqual(['a@example.com', 'b@example.com']);

  for (const _twice of [1, 2]) {
    const { status, ...answer } = await request(link, 'POST');
    expect(status, String(answer)).toBe(200);
  }
  expect(await news()).toEqual(['b@example.com']);
  expect(await (await request(link)).text()).toContain('Subscribe again');
  expect((await request(`${link}/undo`, 'POST')).status).toBe(200);
  expect(await news()).toEqual(['a@example.com', 'b@example.com']);
});

it('speaks the language that the browser prefers, with every button', async () => {
  await news();
  const link = linkOf('a@example.com');
  const german = async (url: string, method?: string) =>
    (await request(url, method, { 'accept-language': 'de, en;q=0.5' })).text();
  const page = await german(link);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('gehen an <strong>a@example.com</strong>.');
  expect(page).toContain('<button>Abbestellen</button>');
  expect(await german(link, 'POST')).toContain('<button>Wieder abonnieren</button>');
  expect(await german(`${link}/undo`, 'POST')).toContain('<title>Sie erhalten die E-Mails wieder</title>');
  expect(await german('https://links.example/unsubscribe/x')).toContain('Dieser Link ist unbekannt');
});

it('what waits for somebody who unsubscribes is canceled', async () => {
  await news();
  const link = linkOf('a@example.com');
  mail.respond(() => 'hang');
  onTestFinished(() => mail.respond(() => 'take'));
  await request(link, 'POST');
  await api.db
    .knex('notifications')
    .where({ recipient: 'a@example.com' })
    .update({ state: 'pending', next_attempt_at: 0 });
  const [row] = await api.db.knex('notifications').where({ recipient: 'a@example.com' });
  await sendNotification(api.services, { notificationId: row.id });
  expect(await api.db.knex('notifications').where({ id: row.id }).first()).toMatchObject({ state: 'canceled' });
});

it('404: a token of nobody, or none at all', async () => {
  for (const token of ['x'.repeat(43), 'x', '%00', "'--"]) {
    expect((await request(`https://links.example/unsubscribe/${token}`)).status).toBe(404);
    expect((await request(`https://links.example/unsubscribe/${token}`, 'POST')).status).toBe(404);
  }
});

it('the token is in no log and stands in no column', async () => {
  await news();
  const token = linkOf('a@example.com').split('/').at(-1) ?? '';
  await request(linkOf('a@example.com'), 'POST');
  expect(JSON.stringify(await api.db.knex('mail_opt_outs'))).not.toContain(token);
  expect(token).toHaveLength(43);
});
