import { beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createWebhook, endpointIdsByDomain } from '../../outgoing/webhooks/index.ts';
import { personActor } from '../../people/accounts/index.ts';
import { addPerson } from '../../test-support/add-person.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { createDomain } from './create-domain.ts';
import { getDomain } from './get-domain.ts';
import { countDomains } from './store.ts';

let context: TestContext;
let ctx: Context;
beforeEach(async () => {
  context = await createTestContext();
  ctx = context.ctx;
  return () => context.close();
});

const refusal = (code: string) => expect.objectContaining({ name: 'ServiceError', code });
const count = (of: Context = ctx) => countDomains(of.db.knex, of.account.id);

describe('createDomain', () => {
  test('stores the normalised name, unverified, with a token and the default settings', async () => {
    const row = await createDomain(ctx, { hostname: 'HTTPS://www.Example.com:443/start?x#y' });
    expect(row).toMatchObject({ hostname: 'example.com', verification_status: 'unverified', version: 1 });
    expect(row.verification_token).toMatch(/^[0-9A-Za-z]{32}$/);
    expect(row).toMatchObject({ next_check_at: null, next_crawl_at: null, last_check: null, verified_at: null });
    expect(await getDomain(ctx, row.id)).toEqual(row);
  });

  test('has a schedule in the time zone that the person who adds it has chosen, else in UTC', async () => {
    const as = (user: Parameters<typeof personActor>[0]): Context => ({
      ...ctx,
      actor: personActor(user, { address: null }),
    });
    const person = as((await addPerson(ctx, { timeZone: 'Europe/Berlin' })).user);
    const undecided = as((await addPerson(ctx, { timeZone: null })).user);
    const zoneOf = async (caller: Context, hostname: string, schedule = {}) =>
      (await createDomain(caller, { hostname, crawl_config: { schedule } })).crawl_config.time_zone;
    expect(await zoneOf(person, 'a.example')).toBe('Europe/Berlin');
    expect(await zoneOf(person, 'b.example', { time_zone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
    expect(await zoneOf(undecided, 'c.example')).toBe('UTC');
    expect(await zoneOf(ctx, 'd.example')).toBe('UTC');
  });

  test('refuses what is no hostname, and stores nothing', async () => {
    await expect(createDomain(ctx, { hostname: '127.0.0.1' })).rejects.toEqual(refusal('invalid_hostname'));
    expect(await count()).toBe(0);
  });

  test.each(['example.com', 'WWW.example.com', 'http://example.com/x'])(
    'refuses %s when it is there',
    async (again) => {
      await createDomain(ctx, { hostname: 'example.com' });
      await expect(createDomain(ctx, { hostname: again })).rejects.toEqual(refusal('domain_exists'));
      expect(await count()).toBe(1);
    },
  );

  test('lets two accounts register the same name, each with its own token', async () => {
    const other = await context.other();
    const [mine, theirs] = [
      await createDomain(ctx, { hostname: 'example.com' }),
      await createDomain(other, { hostname: 'example.com' }),
    ];
    expect(mine.verification_token).not.toBe(theirs.verification_token);
  });

  test.each([
    ['free', 1],
    ['solo', 3],
    ['pro', 10],
  ])('a %s account has at most %i domains; subdomains count', async (plan, limit) => {
    const account = await context.other(plan);
    for (let i = 0; i < limit; i += 1) await createDomain(account, { hostname: `s${i}.example.com` });
    const over = createDomain(account, { hostname: 'example.com' });
    await expect(over).rejects.toEqual(refusal('plan_limit_reached'));
    await expect(over).rejects.toThrow(new RegExp(`all ${limit} domains? of its ${plan} plan. Delete one or`));
    expect(await count(account)).toBe(limit);
  });

  test('says that a name is there rather than that the plan is full', async () => {
    const free = await context.other('free');
    await createDomain(free, { hostname: 'example.com' });
    await expect(createDomain(free, { hostname: 'example.com' })).rejects.toEqual(refusal('domain_exists'));
  });

  test('an agency account has no limit, unless it was given one of its own', async () => {
    for (let i = 0; i < 12; i += 1) await createDomain(ctx, { hostname: `s${i}.example.com` });
    const limited = { ...ctx, account: { ...ctx.account, customDomainLimit: 12 } };
    await expect(createDomain(limited, { hostname: 'x.example.com' })).rejects.toEqual(refusal('plan_limit_reached'));
  });

  test('20 requests at once do not get past the limit', async () => {
    const solo = await context.other('solo');
    const all = Array.from({ length: 20 }, (_, i) => createDomain(solo, { hostname: `s${i}.example.com` }));
    const results = await Promise.allSettled(all);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await count(solo)).toBe(3);
  });

  test('a key that is limited to some domains adds none', async () => {
    const limited = { ...ctx, actor: { ...ctx.actor, domainIds: [] } };
    await expect(createDomain(limited, { hostname: 'a.example' })).rejects.toEqual(refusal('insufficient_scope'));
  });

  test('takes settings, crawl configuration and webhooks at once', async () => {
    const { endpoint } = await createWebhook(ctx, { url: 'https://127.0.0.1/hook', events: ['crawl.completed'] });
    const row = await createDomain(ctx, {
      hostname: 'example.com',
      settings: { report_frequency: 'daily', user_agent: 'Me/1.0', webhook_ids: [endpoint.id] },
      crawl_config: { max_pages: 50, schedule: { frequency: 'weekly' } },
    });
    expect(row.settings).toMatchObject({ report_frequency: 'daily', user_agent: 'Me/1.0', email_alerts: true });
    expect(row.crawl_config).toMatchObject({ max_pages: 50, frequency: 'weekly' });
    // The time of its run in the week is derived from its id.
    expect(row.next_crawl_at).toBeGreaterThan(row.created_at);
    expect(row.next_crawl_at).toBeLessThanOrEqual(row.created_at + 7 * 86_400_000);
    const ids = await endpointIdsByDomain(ctx.db.knex, { accountId: ctx.account.id, domainIds: null }, [row.id]);
    expect(ids.get(row.id)).toEqual([endpoint.id]);
  });

  test.each([
    ['an unknown webhook', { settings: { webhook_ids: ['0199c000-0000-7000-8000-000000000000'] } }, 'invalid_setting'],
    ['a forbidden header', { settings: { request_headers: { Host: 'x' } } }, 'invalid_setting'],
    ['too many pages', { crawl_config: { max_pages: 20_001 } }, 'plan_limit_reached'],
  ])('stores nothing with %s', async (_, input, code) => {
    await expect(createDomain(ctx, { hostname: 'a.example', ...input })).rejects.toEqual(refusal(code));
    expect(await count()).toBe(0);
  });
});
