import type { Worker } from 'node:worker_threads';
import PDFDocument from 'pdfkit';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTest } from '../../../sites/domains/domain.test-support.ts';
import { insertCompletedCrawl } from '../../../test-support/insert-crawl.ts';
import { insertDomain } from '../../../test-support/insert-domain.ts';
import { insertIssue } from '../../../test-support/insert-issue.ts';
import { openReportSource } from '../content/open-report-source.ts';
import type { ReportSource } from '../content/report-source.ts';
import { fileContent } from '../formats/file-content.ts';
import { createReport, getReport, makeReport } from '../index.ts';
import { allOf } from '../report.test-support.ts';
import { makeOnThread } from './make-on-thread.ts';

/** Creates a domain with a completed crawl, and issues that its reports list. */
async function crawled() {
  const test = await startTest();
  const domainId = await insertDomain(test.ctx);
  const crawlId = await insertCompletedCrawl(test.ctx, { domainId, targets: 60 });
  const issues = { new: 4, reopened: 0, fixed: 0, persisting: 0, inconclusive: 0 };
  await test.db.knex('crawls').update({ issues: JSON.stringify(issues) });
  for (const url of ['a', 'b', 'c']) await insertIssue(test.ctx, { domainId, url: `https://example.com/${url}` });
  await insertIssue(test.ctx, { domainId, kind: 'title_missing' });
  return { ...test, domainId, crawlId };
}

type Crawled = Awaited<ReturnType<typeof crawled>>;

async function sourceOf({ ctx, domainId, crawlId }: Crawled): Promise<ReportSource> {
  const row = { id: 'r', crawl_id: crawlId, domain_id: domainId, hostname: 'example.com', from_at: null, to_at: null };
  const wanted = { ...row, language: 'de', time_zone: 'Europe/Berlin', created_at: ctx.clock.now() } as const;
  const source = await openReportSource(ctx, wanted, async () => {});
  if (source === undefined) throw new Error('The crawl has no results.');
  return source;
}

/** Waits for the next thread that is started. */
const nextWorker = (): Promise<Worker> => new Promise((resolve) => process.once('worker', resolve));

it.each([
  ['pdf', null],
  ['html', null],
  ['json', null],
  ['csv', null],
  ['csv', 'issues'],
] as const)('the file of %s (%s) has the same bytes as if it were made here', async (format, section) => {
  const source = await sourceOf(await crawled());
  const file = { format, section, fonts: [] };
  const here = await allOf(fileContent(source, file));
  expect(here.length).toBeGreaterThan(200);
  expect((await allOf(makeOnThread(source, file))).equals(here)).toBe(true);
});

it('the main thread draws no page and uses no text', async () => {
  const source = await sourceOf(await crawled());
  const drawn = vi.spyOn(PDFDocument.prototype, 'addPage');
  onTestFinished(() => drawn.mockRestore());
  const texts = new Proxy(source.words.texts, {
    get: () => {
      throw new Error('a text is used on this thread');
    },
  });
  const mute = { ...source, words: { ...source.words, texts } };
  for (const format of ['pdf', 'html'] as const) {
    const file = { format, section: null, fonts: [] };
    expect((await allOf(makeOnThread(mute, file))).length).toBeGreaterThan(1_000);
    await expect(allOf(fileContent(mute, file))).rejects.toThrow('a text is used on this thread');
  }
  expect(drawn).not.toHaveBeenCalled();
});

it('an error on the thread is thrown on the main thread, and the next file is made', async () => {
  const source = await sourceOf(await crawled());
  const file = { format: 'pdf', section: null, fonts: ['/nowhere/font.ttf'] } as const;
  await expect(allOf(makeOnThread(source, file))).rejects.toThrow(/font\.ttf/);
  expect((await allOf(makeOnThread(source, { ...file, fonts: [] }))).length).toBeGreaterThan(1_000);
});

it('a report whose thread dies is made at the next attempt', async () => {
  const test = await crawled();
  const { id } = await createReport(test.ctx, { domainId: test.domainId, format: 'csv' });
  // Takes every idle thread, so that a new one is started.
  const source = await sourceOf(test);
  const busy = [1, 2, 3].map(() => makeOnThread(source, { format: 'csv', section: 'links', fonts: [] }));
  for (const one of busy) await one.next();
  const born = nextWorker();
  const made = makeReport(test.services, { reportId: id });
  await (await born).terminate();
  expect(await made).toBe('retrying');
  for (const one of busy) await one.return(undefined);
  expect(await getReport(test.ctx, { reportId: id })).toMatchObject({ state: 'pending', attempts: 1, error: null });
  await test.db.knex('reports').where({ id }).update({ next_attempt_at: 0 });
  expect(await makeReport(test.services, { reportId: id })).toBe('completed');
});
