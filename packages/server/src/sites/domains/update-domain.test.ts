import type { DomainUpdate } from '@linkvitals/contract';
import { describe, expect, test } from 'vitest';
import { createWebhook, endpointIdsByDomain } from '../../outgoing/webhooks/index.ts';
import { createDomain } from './create-domain.ts';
import { startTest } from './domain.test-support.ts';
import { getDomain } from './get-domain.ts';
import { effectiveCrawlConfig } from './settings/effective-crawl-config.ts';
import { presentSettings } from './settings/present-settings.ts';
import { updateDomain } from './update-domain.ts';

const DAY = 86_400_000;
type ScheduleUpdate = NonNullable<NonNullable<DomainUpdate['crawl_config']>['schedule']>;
const refusal = (code: string) => expect.objectContaining({ name: 'ServiceError', code });

async function start(env: Record<string, string> = {}, plan = 'agency') {
  const context = await startTest({ env });
  const ctx = await context.other(plan);
  const row = await createDomain(ctx, { hostname: 'example.com' });
  const update = (change: DomainUpdate, version?: number) => updateDomain(ctx, { domainId: row.id, change, version });
  return { ...context, ctx, row, update };
}

/** Asserts that a change is refused and leaves the row unchanged. */
async function refuses({ ctx, row, update }: Awaited<ReturnType<typeof start>>, change: DomainUpdate, code: string) {
  await expect(update(change)).rejects.toEqual(refusal(code));
  expect(await getDomain(ctx, row.id)).toEqual(row);
}

describe('updateDomain', () => {
  test('changes what is named and keeps the rest', async () => {
    const { row, update, clock } = await start();
    await clock.advance(1000);
    const after = await update({ settings: { slack_notifications: true }, crawl_config: { max_pages: 7 } });
    expect(after).toEqual({
      ...row,
      settings: { ...row.settings, slack_notifications: true },
      crawl_config: { ...row.crawl_config, max_pages: 7 },
      version: 2,
      updated_at: clock.now(),
    });
  });

  test('null takes a limit back to that of the plan', async () => {
    const { ctx, update } = await start();
    await update({ crawl_config: { max_pages: 7, depth_limit: 0, rate: 2 } });
    const after = await update({ crawl_config: { max_pages: null, depth_limit: null, rate: null } });
    expect(effectiveCrawlConfig(ctx, after)).toMatchObject({ maxPages: 20_000, depthLimit: 20, rate: null });
  });

  test('requires the version when one is given', async () => {
    const { ctx, row, update } = await start();
    await update({ settings: { email_alerts: false } }, 1);
    await expect(update({ settings: { email_alerts: true } }, 1)).rejects.toEqual(refusal('precondition_failed'));
    expect(await getDomain(ctx, row.id)).toMatchObject({ version: 2, settings: { email_alerts: false } });
    expect(await update({ settings: { email_alerts: true } })).toMatchObject({ version: 3 });
  });

  test('loses none of 20 updates at once', async () => {
    const { update } = await start();
    const members = ['email_alerts', 'slack_notifications', 'priority_crawling'] as const;
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => update({ settings: { [members[i % 3] ?? 'email_alerts']: true } })),
    );
    const after = await update({ settings: { report_frequency: 'monthly' } });
    expect(after.version).toBe(22);
    expect(after.settings).toMatchObject({ email_alerts: true, slack_notifications: true, priority_crawling: true });
  });

  test.each([
    ['user_agent', { user_agent: 'Me/1.0' }],
    ['request_headers', { request_headers: { 'X-Staging': 'secret' } }],
    ['ip_ranges', { ip_ranges: ['127.0.0.0/8'] }],
    ['request_headers_over_http', { request_headers_over_http: true }],
    ['priority_crawling', { priority_crawling: true }],
  ])('%s needs the agency plan', async (_, settings) => {
    await refuses(await start({ LINKVITALS_EGRESS_ADDRESSES: '127.0.0.1' }, 'pro'), { settings }, 'plan_required');
  });

  test('every plan may take the agency settings back', async () => {
    const { update } = await start({}, 'free');
    const settings = {
      user_agent: null,
      request_headers: {},
      request_headers_over_http: false,
      ip_ranges: [],
      priority_crawling: false,
    };
    expect(await update({ settings })).toMatchObject({ version: 2 });
  });

  test.each<[string, DomainUpdate]>([
    ['more pages than the plan', { crawl_config: { max_pages: 501 } }],
    ['deeper than the plan', { crawl_config: { depth_limit: 6 } }],
    ['a faster schedule than the plan', { crawl_config: { schedule: { frequency: 'hourly' } } }],
  ])('refuses %s', async (_, change) => {
    await refuses(await start({}, 'solo'), change, 'plan_limit_reached');
  });

  test.each<[string, DomainUpdate]>([
    ['an expression that RE2 does not know', { crawl_config: { exclusions: ['/private/**', '/a(?=b)/'] } }],
    ['a rate over the ceiling', { crawl_config: { rate: 10.5 } }],
    ['a time zone that is none', { crawl_config: { schedule: { time_zone: 'Mars/Olympus' } } }],
    ['a range that is none', { settings: { ip_ranges: ['10.0.0.1'] } }],
    ['a prefix that is too long', { settings: { ip_ranges: ['10.0.0.0/33'] } }],
    ['a range of names', { settings: { ip_ranges: ['example.com/24'] } }],
    ['ranges that no crawl can leave from', { settings: { ip_ranges: ['192.0.2.0/24'] } }],
    ['a webhook that is not there', { settings: { webhook_ids: ['0199c000-0000-7000-8000-000000000000'] } }],
    ['two spellings of a header', { settings: { request_headers: { 'X-A': '1', 'x-a': '2' } } }],
    ...[
      'Host',
      'content-length',
      'Transfer-Encoding',
      'Connection',
      'Proxy-Authorization',
      'TE',
      'User-Agent',
      'Range',
    ].map((name): [string, DomainUpdate] => [`the header ${name}`, { settings: { request_headers: { [name]: 'x' } } }]),
  ])('refuses %s', async (_, change) => {
    await refuses(await start({ LINKVITALS_EGRESS_ADDRESSES: '127.0.0.1' }), change, 'invalid_setting');
  });

  test('says which exclusion is wrong', async () => {
    const { update } = await start();
    const wrong = update({ crawl_config: { exclusions: ['/private/**', '/(/'] } });
    await expect(wrong).rejects.toMatchObject({ options: { errors: [{ pointer: '#/crawl_config/exclusions/1' }] } });
  });

  test('keeps header values sealed: never shown, opened by the crawl only', async () => {
    const { ctx, db, update } = await start();
    const headers = { Authorization: 'Basic c2VjcmV0', Cookie: 'staging=1' };
    const after = await update({ settings: { request_headers: headers } });
    const [stored] = await db.knex('domains').select('settings');
    expect(JSON.stringify(stored)).not.toContain('c2VjcmV0');
    expect(presentSettings(after, []).request_headers).toEqual({ Authorization: '***', Cookie: '***' });
    const { sealedHeaders } = effectiveCrawlConfig(ctx, after);
    expect(sealedHeaders && JSON.parse(ctx.secrets.open(sealedHeaders))).toEqual(headers);
    const cleared = await update({ settings: { request_headers: {} } });
    expect(effectiveCrawlConfig(ctx, cleared).sealedHeaders).toBeNull();
  });

  test('takes ranges that an egress address lies in; the crawl leaves from there', async () => {
    const { ctx, update } = await start({ LINKVITALS_EGRESS_ADDRESSES: '127.0.0.2,127.0.1.3,::1' });
    const leaving = async (...ip_ranges: string[]) =>
      effectiveCrawlConfig(ctx, await update({ settings: { ip_ranges } })).localAddress;
    expect(await leaving('192.0.2.0/24', '127.0.1.0/24')).toBe('127.0.1.3');
    expect(await leaving('::/64')).toBe('::1');
    expect(await leaving()).toBeNull();
  });

  test('a schedule sets the next crawl; named again it keeps it; off ends it', async () => {
    const { update, clock } = await start();
    const first = await update({ crawl_config: { schedule: { frequency: 'daily' } } });
    const wait = (first.next_crawl_at ?? 0) - clock.now();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(DAY);
    await clock.advance(DAY * 3);
    const again = await update({ crawl_config: { schedule: { frequency: 'daily' }, max_pages: 9 } });
    expect(again.next_crawl_at).toBe(first.next_crawl_at);
    const off = await update({ crawl_config: { schedule: { frequency: 'off' } } });
    expect(off.next_crawl_at).toBeNull();
  });

  test('what is named of a schedule changes, what is left out stays; the next crawl follows', async () => {
    const { update } = await start(); // 2026-01-01, a Thursday
    const next = async (schedule: ScheduleUpdate) => {
      const { next_crawl_at, crawl_config } = await update({ crawl_config: { schedule } });
      const { frequency, time, day_of_week, day_of_month, time_zone } = crawl_config;
      const at = new Date(next_crawl_at ?? 0).toISOString().slice(0, 16);
      return [at, frequency, time, day_of_week, day_of_month, time_zone];
    };
    const kept = [null, null, 'UTC'];
    expect(await next({ frequency: 'daily', time: '02:30' })).toEqual(['2026-01-01T02:30', 'daily', '02:30', ...kept]);
    expect(await next({ time_zone: 'Asia/Kathmandu' })).toEqual([
      '2026-01-01T20:45',
      'daily',
      '02:30',
      null,
      null,
      'Asia/Kathmandu',
    ]);
    const weekly = await next({ frequency: 'weekly', day_of_week: 'friday', time_zone: 'Europe/Berlin' });
    expect(weekly[0]).toBe('2026-01-02T01:30');
    expect((await next({ frequency: 'monthly', day_of_month: 31 }))[0]).toBe('2026-01-31T01:30');
    expect(await next({ time: null, day_of_month: null })).toMatchObject({ 1: 'monthly', 2: null, 4: null });
  });

  test('webhooks and settings change together or not at all', async () => {
    const { ctx, db, row, update } = await start();
    const other = await createDomain(ctx, { hostname: 'other.example' });
    const { endpoint } = await createWebhook(ctx, {
      url: 'https://127.0.0.1/hook',
      events: ['crawl.completed'],
      domainIds: [other.id],
    });
    const subscribed = async () =>
      (await endpointIdsByDomain(db.knex, { accountId: ctx.account.id, domainIds: null }, [row.id])).get(row.id);
    await update({ settings: { webhook_ids: [endpoint.id] } });
    expect(await subscribed()).toEqual([endpoint.id]);
    const unknown = '0199c000-0000-7000-8000-000000000000';
    const half = update({ settings: { email_alerts: false, webhook_ids: [unknown] } });
    await expect(half).rejects.toEqual(refusal('invalid_setting'));
    expect(await subscribed()).toEqual([endpoint.id]);
    expect(await getDomain(ctx, row.id)).toMatchObject({ version: 2, settings: { email_alerts: true } });
    await update({ settings: { webhook_ids: [] } });
    expect(await subscribed()).toEqual([]);
  });

  test("another account's domain is unknown, and stays as it is", async () => {
    const { ctx, row, other } = await start();
    const change = { settings: { email_alerts: false } };
    const theirs = updateDomain(await other(), { domainId: row.id, change, version: undefined });
    await expect(theirs).rejects.toEqual(refusal('not_found'));
    expect(await getDomain(ctx, row.id)).toEqual(row);
  });
});
