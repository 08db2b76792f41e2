import { expect, it } from 'vitest';
import { updateSettings } from '../../../outgoing/notifications/index.ts';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import type { Database } from '../../../platform/storage/index.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { updateDomain } from '../../../sites/domains/index.ts';
import { type CrawlTest, hostname, startCrawlTest } from '../crawl.test-support.ts';
import { startOwnSiteTest } from '../own-site.test-support.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import { runCrawl } from './run-crawl.ts';

const never = new AbortController().signal;
const env = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };

/** Creates a verified domain with notifications on, in an account with a mail recipient and a Slack channel. */
async function notified(db: Database): Promise<CrawlTest & { domainId: string }> {
  const test = await startCrawlTest({ db, env });
  const { id: domainId } = await verifiedDomain(test, { hostname });
  const change = { email_recipients: ['a@example.com'], slack: { url: 'https://127.0.0.1/' } };
  await updateSettings(test.ctx, { change, version: undefined });
  await updateDomain(test.ctx, { domainId, change: { settings: { slack_notifications: true } }, version: undefined });
  return { ...test, domainId };
}

async function crawl(test: CrawlTest & { domainId: string }): Promise<string> {
  const { id } = await startCrawl(test.ctx, { domainId: test.domainId });
  await runCrawl(test.services, { crawlId: id, signal: never });
  return id;
}

/** The notifications that a crawl queued, by channel. */
async function notificationsOf(test: CrawlTest, crawlId: string) {
  const rows = await test.db.knex('notifications').where({ crawl_id: crawlId }).orderBy('channel');
  return rows.map((row) => ({ ...row, content: JSON.parse(row.content) }));
}

describeEachDatabase('the notifications of a crawl', (fresh) => {
  it('are queued by the end of the crawl: a mail with broken links, a message, and an alarm for each of them', async () => {
    const test = await notified(fresh().open());
    const id = await crawl(test);
    const [mail, message, ...rest] = await notificationsOf(test, id);
    const broken = test.site.truth().broken;
    expect(mail).toMatchObject({ channel: 'email', kind: 'broken_links', domain_id: test.domainId });
    const changes = { new: broken.length, fixed: 0, persisting: 0, inconclusive: 0, other_fixed: 0 };
    expect(mail?.content).toMatchObject({ hostname, domain_id: test.domainId, broken: broken.length, changes });
    const links: { url: string; is_new: boolean; found_on_pages: number; page: string; line: number }[] =
      mail?.content.links;
    expect(links).toHaveLength(Math.min(10, broken.length));
    const urls = broken.map(({ url }) => url);
    for (const link of links) expect([urls.includes(link.url), link.is_new]).toEqual([true, true]);
    const pages = await test.db.knex('crawl_pages').where({ crawl_id: id }).pluck('url');
    for (const { page, line } of links) expect([pages.includes(page), line > 0]).toEqual([true, true]);
    expect(links.map((link) => link.found_on_pages)).toEqual(
      links.map((link) => link.found_on_pages).toSorted((a, b) => b - a),
    );
    expect(message).toMatchObject({ channel: 'slack', kind: 'crawl_completed', recipient: null });
    expect(message?.content).toMatchObject({
      hostname,
      broken: broken.length,
      pages: test.site.truth().pages,
      changes,
    });
    expect(message?.content.links).toEqual(links.slice(0, 5));
    expect(rest).toEqual([]);
    expect(test.alarms.notifications.map((alarm) => alarm.id).sort()).toEqual([mail?.id, message?.id].sort());
  });

  it('count fixed and persisting broken links, and other issues apart', async () => {
    const test = await notified(fresh().open());
    await crawl(test);
    const broken = test.site.truth().broken;
    // Inserts two issues of a page that is fine.
    const [known] = await test.db.knex('issues').where({ kind: 'broken_link' });
    const fine = await test.db.knex('crawl_targets').where({ verdict: 'ok', internal: 1 }).first('url', 'url_hash');
    await test.db.knex('issues').insert([
      { ...known, ...fine, id: test.ctx.ids.uuid() },
      { ...known, ...fine, id: test.ctx.ids.uuid(), kind: 'redirect_chain' },
    ]);
    const [message] = await notificationsOf(test, await crawl(test));
    const changes = { new: 0, fixed: 1, persisting: broken.length, inconclusive: 0, other_new: 0, other_fixed: 1 };
    expect(message?.content).toMatchObject({ kind: 'crawl_completed', changes, links: [] });
  });

  it('include no mail while every broken link is ignored', async () => {
    const test = await notified(fresh().open());
    await crawl(test);
    await test.db.knex('issues').where({ kind: 'broken_link' }).update({ state: 'ignored', ignored_at: 1 });
    await test.db.knex('notifications').delete();
    const settings = { email_alerts_when: 'every_crawl' } as const;
    await updateDomain(test.ctx, { domainId: test.domainId, change: { settings }, version: undefined });
    const rows = await notificationsOf(test, await crawl(test));
    expect(rows.map(({ channel }) => channel)).toEqual(['slack']);
    expect(rows[0]?.content).toMatchObject({ changes: { new: 0, persisting: 0 }, links: [] });
  });

  it('list a broken link as new when its issue is new or reopened, and leave out ignored ones', async () => {
    const test = await notified(fresh().open());
    await crawl(test);
    expect((await notificationsOf(test, await crawl(test))).map(({ channel }) => channel)).toEqual(['slack']);
    const [repaired, ignored] = test.site.truth().broken.map(({ url }) => url);
    const issue = (url: string | undefined) => test.db.knex('issues').where({ kind: 'broken_link', url: url ?? '' });
    expect(await issue(repaired).update({ state: 'fixed', fixed_at: 1 })).toBe(1);
    expect(await issue(ignored).update({ state: 'ignored', ignored_at: 1 })).toBe(1);
    const [mail] = await notificationsOf(test, await crawl(test));
    expect(mail?.content).toMatchObject({ kind: 'broken_links', changes: { new: 1 } });
    expect(mail?.content.links[0]).toMatchObject({ url: repaired, is_new: true });
    expect(mail?.content.links.slice(1).every((link: { is_new: boolean }) => !link.is_new)).toBe(true);
    expect(mail?.content.links.map(({ url }: { url: string }) => url)).not.toContain(ignored);
    expect(mail?.subject).toBe(`1 new broken link on ${hostname}`);
  });

  it('consist of a message with the reason when the crawl fails, and the first time of a mail', async () => {
    const test = await notified(fresh().open());
    await test.site.close();
    const [mail, message] = await notificationsOf(test, await crawl(test));
    expect([mail?.channel, message?.channel]).toEqual(['email', 'slack']);
    for (const row of [mail, message]) {
      expect(row?.kind).toBe('crawls_failing');
      expect(row?.content).toMatchObject({ hostname, error_code: 'CONNECTION_REFUSED', pages: 0 });
    }
    const again = await notificationsOf(test, await crawl(test));
    expect(again.map(({ channel, kind }) => [channel, kind])).toEqual([['slack', 'crawl_failed']]);
  });

  it('include one mail at the first of several failed crawls, and one when a crawl completes again', async () => {
    const site = { answers: { '/': '<title>Start</title>' }, hostnames: [hostname], env, db: fresh().open() };
    const test = await startOwnSiteTest(site);
    const { id: domainId } = await verifiedDomain(test, { hostname });
    await updateSettings(test.ctx, { change: { email_recipients: ['a@example.com'] }, version: undefined });
    const mails = async (crawlId: string) =>
      (await test.db.knex('notifications').where({ crawl_id: crawlId })).map(({ kind, content }) => [
        kind,
        JSON.parse(content).failed_since,
      ]);
    expect(await mails(await test.crawl(domainId))).toEqual([]);
    // A crawl that a person canceled is no failure.
    const canceled = await test.crawlWhileAway(domainId);
    await test.db.knex('crawls').where({ id: canceled }).update({ error_code: 'CANCELED' });
    await test.db.knex('notifications').where({ crawl_id: canceled }).delete();
    const first = await test.crawlWhileAway(domainId);
    expect(await mails(first)).toEqual([['crawls_failing', undefined]]);
    expect(await mails(await test.crawlWhileAway(domainId))).toEqual([]);
    const { finished_at } = await test.db.knex('crawls').where({ id: first }).first('finished_at');
    expect(await mails(await test.crawl(domainId))).toEqual([['crawls_recovered', Number(finished_at)]]);
    // A clock that was ahead dated the failed crawl.
    await test.db
      .knex('crawls')
      .where({ id: first })
      .update({ created_at: test.ctx.clock.now() + 86_400_000 });
    expect(await mails(await test.crawl(domainId))).toEqual([]);
    // Another failure soon after an alert causes one when the next crawl fails too.
    const third = await test.crawlWhileAway(domainId);
    expect(await mails(third)).toEqual([]);
    const since = await test.db.knex('crawls').where({ id: third }).first('finished_at');
    expect(await mails(await test.crawlWhileAway(domainId))).toEqual([['crawls_failing', Number(since.finished_at)]]);
  });

  it('are not queued when the domain has both switched off, and are deleted with the domain', async () => {
    const test = await notified(fresh().open());
    const id = await crawl(test);
    expect(await notificationsOf(test, id)).toHaveLength(2);
    const settings = { slack_notifications: false, email_alerts: false };
    await updateDomain(test.ctx, { domainId: test.domainId, change: { settings }, version: undefined });
    expect(await notificationsOf(test, await crawl(test))).toEqual([]);
    await test.db.knex('domains').delete();
    expect(await test.db.knex('notifications')).toEqual([]);
  });
});
