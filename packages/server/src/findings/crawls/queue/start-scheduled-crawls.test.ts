import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { getDomain, updateDomain } from '../../../sites/domains/index.ts';
import { createTestContext, type TestContext } from '../../../test-support/test-context.ts';
import { startCrawl } from './start-crawl.ts';
import { startScheduledCrawls } from './start-scheduled-crawls.ts';

const DAY = 86_400_000;

describeEveryEmptyDatabase('scheduled crawls', (fresh) => {
  let test: TestContext;
  let domainId: string;
  beforeEach(async () => {
    test = await createTestContext({ db: fresh().open() });
    domainId = (await verifiedDomain(test)).id;
    const change = { crawl_config: { schedule: { frequency: 'daily' as const } } };
    await updateDomain(test.ctx, { domainId, change, version: undefined });
    await test.clock.advance(2 * DAY);
  });
  afterEach(() => test.close());

  const crawls = () => test.db.knex('crawls').orderBy('id').select('id', 'trigger_kind', 'state');
  const run = async () => (await getDomain(test.ctx, domainId)).last_run;
  const nextAt = async () => (await getDomain(test.ctx, domainId)).next_crawl_at ?? 0;

  it('are queued with their next run, then woken', async () => {
    await startScheduledCrawls(test.services);
    const [crawl, ...more] = await crawls();
    expect(more).toEqual([]);
    expect(crawl).toMatchObject({ trigger_kind: 'schedule', state: 'queued' });
    expect(test.alarms.crawls).toEqual([{ id: crawl.id }]);
    expect(await run()).toMatchObject({ outcome: 'queued', crawl_id: crawl.id });
    expect(await nextAt()).toBeGreaterThan(test.clock.now());
  });

  it('skip a run of a domain with a running crawl, and report that', async () => {
    const due_at = new Date(await nextAt()).toISOString();
    const { id } = await startCrawl(test.ctx, { domainId });
    await startScheduledCrawls(test.services);
    expect(await crawls()).toEqual([{ id, trigger_kind: 'manual', state: 'queued' }]);
    expect(await run()).toEqual({ due_at, outcome: 'crawl_in_progress', crawl_id: id });
    expect(await nextAt()).toBeGreaterThan(test.clock.now());
  });

  it('skip a run of a domain whose exclusions are invalid by now, and report that', async () => {
    const { crawl_config } = await getDomain(test.ctx, domainId);
    await test.db.knex('domains').update({ crawl_config: JSON.stringify({ ...crawl_config, exclusions: ['/[ab'] }) });
    await startScheduledCrawls(test.services);
    expect(await crawls()).toEqual([]);
    expect(await run()).toMatchObject({ outcome: 'invalid_setting', crawl_id: null });
    expect(await nextAt()).toBeGreaterThan(test.clock.now());
  });

  it('are still due when the server died before the crawl was queued', async () => {
    const uuid = (): string => {
      throw new Error('the server died here');
    };
    const dying = { ...test.services, ids: { ...test.services.ids, uuid } };
    await startScheduledCrawls(dying);
    expect(await crawls()).toEqual([]);
    expect(await run()).toBeNull();
    expect(await nextAt()).toBeLessThanOrEqual(test.clock.now());
    await startScheduledCrawls(test.services);
    expect(await crawls()).toHaveLength(1);
  });
});
