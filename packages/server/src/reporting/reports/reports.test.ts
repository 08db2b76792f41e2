import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { getCrawl, presentCrawl, startCrawl } from '../../findings/crawls/index.ts';
import { runCrawl } from '../../findings/crawls/run/run-crawl.ts';
import { createIssueRule } from '../../findings/ignoring/index.ts';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { deleteDomain } from '../../sites/removal/index.ts';
import { insertCompletedCrawl } from '../../test-support/insert-crawl.ts';
import { saveFile } from './files/save-file.ts';
import { createReport, getReport, makeReport, presentReport, pruneReports, readReportFile } from './index.ts';
import { claimReport } from './queue/claim-report.ts';
import { LostReportError } from './queue/lost-report.ts';
import { settleReport } from './queue/settle-report.ts';
import { allOf, crawledSite, never, reported, unzipped } from './report.test-support.ts';

type Row = Readonly<Record<string, string>>;

/** Pages of a site for tests that are not about its faults */
const FEW = 6;

const read = (csv: Buffer): Row[] => parse(csv, { columns: true, bom: true });

/** Computes the score by the formula of docs/score.md, only from the columns of links.csv. */
function scoreFrom(links: readonly Row[]): number | null {
  const judged = links.filter(({ verdict, ignored }) => ignored === 'no' && (verdict === 'ok' || verdict === 'broken'));
  const isBroken = ({ verdict }: Row) => verdict === 'broken';
  const weight = (rows: readonly Row[]) => rows.reduce((sum, { scope }) => sum + (scope === 'internal' ? 3 : 1), 0);
  const pages = judged.filter(
    ({ scope, linked_as_page, redirects, reason, content_type = '' }) =>
      scope === 'internal' &&
      linked_as_page === 'yes' &&
      redirects === '0' &&
      reason !== 'fragment_missing' &&
      ['text/html', 'application/xhtml+xml'].includes(content_type),
  );
  if (pages.length === 0) return null;
  const good = pages.filter((page) => !isBroken(page)).length / pages.length;
  const bad =
    weight(judged.filter(isBroken)) + weight(judged.filter((row) => !isBroken(row) && row.warnings !== '')) / 4;
  const q = 0.4 * good + 0.6 * (1 - Math.min(1, bad / weight(judged)));
  const score = Math.floor(Number((100 * q ** 3).toFixed(9)));
  const hasBroken = judged.some((row) => isBroken(row) && row.scope === 'internal');
  return hasBroken ? Math.min(99, score) : score;
}

describeEachDatabase('reports', (fresh) => {
  it('as CSV are enough to compute the score, and have the numbers of the API', async () => {
    const site = await crawledSite({ db: fresh().open() });
    const crawl = presentCrawl(await getCrawl(site.ctx, site));
    const file = await reported(site, { domainId: site.domainId, format: 'csv', section: 'links' });
    const links = read(file.body);
    expect(crawl.health_score).toBeGreaterThan(0);
    expect(crawl.health_score).toBeLessThan(100);
    expect(scoreFrom(links)).toBe(crawl.health_score);
    expect(links.filter(({ verdict }) => verdict === 'broken')).toHaveLength(crawl.stats?.broken_links ?? -1);
    expect(links).toHaveLength(crawl.progress.targets_found);
    const pages = read((await reported(site, { domainId: site.domainId, format: 'csv', section: 'pages' })).body);
    expect(pages.length).toBeGreaterThanOrEqual(crawl.stats?.pages_crawled ?? Number.NaN);
  });

  it('as CSV are enough to compute the score also when ignored faults do not count', async () => {
    const site = await crawledSite({ db: fresh().open() });
    const { domainId } = site;
    const first = presentCrawl(await getCrawl(site.ctx, site));
    const rule = { domainId, reason: 'known', expiresAt: null };
    const scores = [first.health_score ?? 0];
    for (const kind of ['broken_link', null]) {
      await createIssueRule(site.ctx, { ...rule, kind, urlPattern: kind === null ? '*' : null });
      const { id: crawlId } = await startCrawl(site.ctx, { domainId });
      await runCrawl(site.services, { crawlId, signal: never });
      const crawl = presentCrawl(await getCrawl(site.ctx, { crawlId }));
      expect(crawl.stats).toEqual(first.stats);
      const links = read((await reported(site, { domainId, format: 'csv', section: 'links' })).body);
      expect(links.filter(({ ignored }) => ignored === 'yes').length).toBeGreaterThan(0);
      expect(scoreFrom(links)).toBe(crawl.health_score);
      const page = (await reported(site, { domainId, format: 'html' })).body.toString();
      const left = links.filter(({ verdict, ignored }) => verdict === 'broken' && ignored === 'yes').length;
      expect(left).toBeGreaterThan(1);
      expect(page).toContain(`broken, of which ${left} were ignored when the crawl ended.`);
      expect(page).toContain(`<h2>Broken links: ${crawl.stats?.broken_links}</h2>`);
      expect(page.match(/>Ignored · /g)).toHaveLength(left);
      scores.push(crawl.health_score ?? 0);
    }
    // The only faults left are ignored ones.
    expect(scores[1]).toBeGreaterThan(scores[0] ?? 100);
    expect(scores[2]).toBe(100);
  });

  it('name points that add up to the difference between the score and 100', async () => {
    const site = await crawledSite({ db: fresh().open() });
    const crawl = presentCrawl(await getCrawl(site.ctx, site));
    const page = (await reported(site, { domainId: site.domainId, format: 'html' })).body.toString();
    const points = [...page.matchAll(/costs? (\d+) points?\./g)].map(([, one]) => Number(one));
    expect(points.length).toBeGreaterThan(1);
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(100 - (crawl.health_score ?? 100));
    expect(page).not.toContain('are ignored');
  });

  it('as JSON have all that the API shows, in one document', async () => {
    const site = await crawledSite({ db: fresh().open() });
    const file = await reported(site, { domainId: site.domainId, format: 'json' });
    const document = JSON.parse(file.body.toString());
    const crawl = presentCrawl(await getCrawl(site.ctx, site));
    expect(document.crawl).toEqual(crawl);
    expect(document.links).toHaveLength(crawl.progress.targets_found);
    expect(document.links.filter((link: Row) => link.verdict === 'broken')).toHaveLength(
      crawl.stats?.broken_links ?? -1,
    );
    const report = presentReport(await getReport(site.ctx, { reportId: file.id }));
    expect(report).toMatchObject({
      state: 'completed',
      progress: 100,
      file: { bytes: file.body.length, name: file.name, sha256: file.sha256 },
    });
  });

  it('as PDF are tagged for screen readers, with the fonts that they need', async () => {
    const site = await crawledSite({ db: fresh().open() });
    const { body, contentType } = await reported(site, { domainId: site.domainId, format: 'pdf' });
    const text = body.toString('latin1');
    expect([text.slice(0, 8), contentType]).toEqual(['%PDF-1.7', 'application/pdf']);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    for (const part of [
      '/MarkInfo',
      '/StructTreeRoot',
      '/Lang (en)',
      'pdfuaid:part>1<',
      '/FontFile2',
      '/S /H1',
      '/S /Figure',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('as HTML need no other file, and show texts of others as plain text', async () => {
    const site = await crawledSite({ db: fresh().open() });
    const url = 'https://evil.example/"><script>alert(1)</script>';
    const broken = await site.db.knex('crawl_targets').where({ crawl_id: site.crawlId, verdict: 'broken' }).first('id');
    await site.db.knex('crawl_targets').where({ crawl_id: site.crawlId, id: broken.id }).update({ url });
    const page = (await reported(site, { domainId: site.domainId, format: 'html' })).body.toString();
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
    expect(page.match(/(?:src|href)="(?!https?:|data:image\/png)[^"]*"/g)).toBeNull();
    expect(page).not.toMatch(/@import|url\(|<link|<iframe/);
    expect(page).toContain('Link health of shop.example.com');
  });

  it('as zip have a complete file for each section', async () => {
    const site = await crawledSite({ db: fresh().open() });
    const { body, name } = await reported(site, { domainId: site.domainId, format: 'csv' });
    expect(name).toMatch(/^shop\.example\.com-\d{4}-\d\d-\d\d\.zip$/);
    const files = await unzipped(body);
    expect([...files.keys()]).toEqual(['links.csv', 'pages.csv', 'findings.csv', 'issues.csv']);
    const crawl = presentCrawl(await getCrawl(site.ctx, site));
    const issues = read(files.get('issues.csv') ?? Buffer.of());
    expect(issues.filter(({ kind, state }) => kind === 'broken_link' && state === 'open')).toHaveLength(
      crawl.stats?.broken_links ?? -1,
    );
    // Each issue has the place of its link, like the list of links.
    const links = new Map(read(files.get('links.csv') ?? Buffer.of()).map(({ url, first_page }) => [url, first_page]));
    const broken = issues.filter(({ kind, state }) => kind === 'broken_link' && state === 'open');
    expect(broken.map(({ first_page }) => first_page)).toEqual(broken.map(({ url }) => links.get(url)));
    expect(broken.filter(({ first_page }) => first_page === '')).toEqual([]);
    expect(scoreFrom(read(files.get('links.csv') ?? Buffer.of()))).toBe(crawl.health_score);
  });

  it('of a period list the crawls that ended in it', async () => {
    const site = await crawledSite({ db: fresh().open(), pages: FEW });
    const now = Date.now();
    const period = { from: new Date(now - 86_400_000).toISOString(), to: new Date(now + 86_400_000).toISOString() };
    await insertCompletedCrawl(site.ctx, { domainId: site.domainId, finishedAt: now - 3_600_000 });
    await insertCompletedCrawl(site.ctx, { domainId: site.domainId, finishedAt: now - 3 * 86_400_000 });
    const input = { domainId: site.domainId, format: 'csv', section: 'crawls', ...period } as const;
    const crawls = read((await reported(site, input)).body);
    expect(crawls.map(({ state }) => state)).toEqual(['completed', 'completed']);
    expect(crawls[1]?.health_score).toBe('80');
  });

  it('of a server that dies are made once by the next server, without remains of the first attempt', async () => {
    const site = await crawledSite({ db: fresh().open(), pages: FEW });
    const { id } = await createReport(site.ctx, { domainId: site.domainId, format: 'csv', section: 'links' });
    const dead = { ...site.services, instance: 'dead' };
    const claim = await claimReport(dead, id);
    if (claim.kind !== 'claimed') throw new Error(claim.kind);
    const held = { id, token: claim.token };
    async function* half() {
      yield Buffer.alloc(600_000, 'x');
      await site.db.knex('reports').where({ id }).update({ lease_expires_at: 1 });
      expect(await makeReport(site.services, { reportId: id })).toBe('completed');
      yield Buffer.alloc(600_000, 'x');
    }
    await expect(saveFile(dead, held, { content: half(), maxBytes: 2_000_000 })).rejects.toThrow(LostReportError);
    const file = { bytes: 1, sha256: '0'.repeat(64), objectKey: null, name: 'x', contentType: 'x', keptDays: 1 };
    expect(await settleReport(dead, claim, { file })).toMatchObject({ outcome: 'lost' });
    expect(await makeReport(site.services, { reportId: id })).toBe('ended');
    const { content, bytes } = await readReportFile(site.ctx, { reportId: id });
    const body = await allOf(content);
    expect(body.length).toBe(bytes);
    expect(read(body).length).toBeGreaterThan(10);
  });

  it('during which every server dies are given up', async () => {
    const site = await crawledSite({ db: fresh().open(), pages: FEW });
    const { id } = await createReport(site.ctx, { domainId: site.domainId, format: 'json' });
    await site.db.knex('reports').where({ id }).update({ starts: 8 });
    expect(await makeReport(site.services, { reportId: id })).toBe('ended');
    expect(presentReport(await getReport(site.ctx, { reportId: id }))).toMatchObject({ state: 'failed', file: null });
    await expect(readReportFile(site.ctx, { reportId: id })).rejects.toMatchObject({ code: 'report_not_ready' });
  });

  it('beyond the quota of the account fail with advice, and new ones are refused', async () => {
    const env = { LINKVITALS_REPORT_QUOTA_MB: '1' };
    const site = await crawledSite({ db: fresh().open(), env, pages: FEW });
    const wanted = { domainId: site.domainId, format: 'json' } as const;
    const { id: kept } = await reported(site, wanted);
    const keptHas = (bytes: number) => site.db.knex('reports').where({ id: kept }).update({ bytes });
    const full =
      "The files of the account's reports may take 1 MB together. Delete some reports, or wait until old ones are deleted by age.";
    await keptHas(999_990);
    const { id } = await createReport(site.ctx, wanted);
    expect(await makeReport(site.services, { reportId: id })).toBe('failed');
    expect(presentReport(await getReport(site.ctx, { reportId: id }))).toMatchObject({ state: 'failed', error: full });
    await keptHas(1_000_000);
    const refusal = { code: 'report_limit_reached', message: full };
    await expect(createReport(site.ctx, wanted)).rejects.toMatchObject(refusal);
    await keptHas(10);
    await reported(site, wanted);
  });

  it('that are too large leave no part of their file', async () => {
    const site = await crawledSite({ db: fresh().open(), pages: FEW });
    const { id } = await createReport(site.ctx, { domainId: site.domainId, format: 'json' });
    const claim = await claimReport(site.services, id);
    if (claim.kind !== 'claimed') throw new Error(claim.kind);
    async function* large() {
      for (let part = 0; part < 3; part += 1) yield Buffer.alloc(300_000, 'x');
    }
    const error = await saveFile(
      site.services,
      { id, token: claim.token },
      { content: large(), maxBytes: 800_000 },
    ).catch((thrown: unknown) => thrown);
    expect(await site.db.knex('report_chunks').select('seq')).toHaveLength(2);
    expect(await settleReport(site.services, claim, { error })).toMatchObject({ outcome: 'failed' });
    expect(await site.db.knex('report_chunks').select('seq')).toEqual([]);
  });

  it('are deleted when they expire, or with their domain', async () => {
    const site = await crawledSite({ db: fresh().open(), pages: FEW });
    const rows = async () => [
      ...(await site.db.knex('reports').select('id')),
      ...(await site.db.knex('report_chunks').select('report_id')),
    ];
    const { id } = await reported(site, { domainId: site.domainId, format: 'csv' });
    const { expires_at } = await getReport(site.ctx, { reportId: id });
    const kept = site.ctx.account.plan.page_history_days * 86_400_000;
    expect(Math.abs((expires_at ?? 0) - Date.now() - kept)).toBeLessThan(60_000);
    await pruneReports({ ...site.services, clock: { ...site.services.clock, now: () => (expires_at ?? 0) - 1 } });
    expect(await rows()).not.toEqual([]);
    await pruneReports({ ...site.services, clock: { ...site.services.clock, now: () => expires_at ?? 0 } });
    expect(await rows()).toEqual([]);
    await reported(site, { domainId: site.domainId, format: 'csv' });
    await deleteDomain(site.ctx, { domainId: site.domainId, confirm: 'shop.example.com', version: undefined });
    expect(await rows()).toEqual([]);
  });
});
