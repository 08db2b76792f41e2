import type { Fix } from '@linkvitals/contract';
import { listFixes as listByRule, type Fix as RuleFix, subjectMembers } from '@linkvitals/contract/fixes';
import PDFDocument from 'pdfkit';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sayFix } from '../../../cli/src/check/formats/say-fix.ts';
import type { CheckFix } from '../../../cli/src/check/report/order-of-fixes.ts';
import { extentOf } from '../../../dashboard/src/pages/domain/fixes/extent.ts';
import { en } from '../../../dashboard/src/texts/en/index.ts';
import { startOwnSiteTest } from '../findings/crawls/own-site.test-support.ts';
import { hostname, seededSite, storeSeededSite } from '../findings/issues/fixes/seeded-site.test-support.ts';
import { listFirstFixes, lockIssues, settleFixes } from '../findings/issues/index.ts';
import { updateSettings } from '../outgoing/notifications/index.ts';
import {
  createNotificationLab,
  type NotificationLab,
} from '../outgoing/notifications/notification-lab.test-support.ts';
import { transaction } from '../platform/storage/index.ts';
import { verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { updateDomain } from '../sites/domains/index.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { openReportSource } from './reports/content/open-report-source.ts';
import { fileContent } from './reports/formats/file-content.ts';
import { renderReport } from './reports/index.ts';
import { allOf } from './reports/report.test-support.ts';

/** The fixes of the seeded site as people read them, in the order of the rule. */
const TITLES = [
  'Moved without a redirect · 7 issues on 23 pages · +16 points',
  'The page does not exist (404) · in the footer · on 81 pages · +2 points',
  'The page does not exist (404) · on 30 pages · +2 points',
  'The host name does not exist or has no address · 4 issues on 12 pages · +1 point',
  'The page has no main heading (h1) · on 75 pages',
  'The page has no meta description · on 38 pages under /products/chairs/',
  'The link leads to a permanent redirect · 6 issues on 24 pages · +1 point',
];
/** Fixes that a message names. */
const IN_MESSAGES = 5;

/** The places of a text at which these stand, in the order in which they are expected; -1: one is missing. */
function placesIn(text: string, titles: readonly string[]): number[] {
  let from = 0;
  return titles.map((title) => {
    const at = text.indexOf(title, from);
    from = at + 1;
    return at;
  });
}

const inOrder = (text: string, titles: readonly string[]): void =>
  expect(placesIn(text, titles), text).not.toContain(-1);

interface Face {
  readonly lab: NotificationLab;
  readonly domainId: string;
  readonly crawlId: string;
}

const ofReport = ({ domainId, crawlId }: Face) => ({
  ...{ id: 'r', crawl_id: crawlId, domain_id: domainId, hostname, from_at: null, to_at: null, created_at: 0 },
  ...({ language: 'en', time_zone: 'UTC' } as const),
});

async function inApi({ lab, domainId }: Face): Promise<readonly Fix[]> {
  const server = await startTestServer({ db: lab.db });
  onTestFinished(() => server.close());
  const key = await server.keyFor(lab.ctx);
  const { body } = await server.call('GET', `/api/v1/domains/${domainId}/fixes?limit=100`, { key });
  return body.data as unknown as Fix[];
}

async function reportAs(face: Face, format: 'pdf' | 'html'): Promise<Buffer> {
  const source = await openReportSource(face.lab.ctx, ofReport(face), async () => {});
  if (source === undefined) throw new Error('the crawl has no results');
  return allOf(fileContent(source, { format, section: null, fonts: [] }));
}

async function sharePage({ lab, domainId, crawlId }: Face): Promise<string> {
  const shown = { crawlId, domainId, hostname, language: 'en', timeZone: 'UTC' } as const;
  const page = await renderReport(lab.ctx, shown);
  return String(page && (await allOf(page)));
}

/** All that is drawn, without spaces, since lines break where the page ends. */
async function drawn(face: Face): Promise<string> {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  onTestFinished(() => text.mockRestore());
  await reportAs(face, 'pdf');
  return text.mock.calls
    .map(([line]) => line)
    .join('')
    .replaceAll(' ', '');
}

/** Ends the crawl and sends what it causes, with its fixes as the end of a crawl lists them. */
async function send({ lab, domainId, crawlId }: Face): Promise<void> {
  const first = await listFirstFixes(lab.db.knex, { id: crawlId, domain_id: domainId }, IN_MESSAGES);
  await lab.crawlEnds({ domainId, hostname, fixes: first.map(({ summary }) => summary) });
  await lab.ringFor(0);
}

describe('the fixes of a site', () => {
  let face: Face;
  beforeEach(async () => {
    const lab = await createNotificationLab();
    await lab.setUp(['a@example.com']);
    const { id: domainId } = await verifiedDomain(lab, { hostname });
    const crawlId = await storeSeededSite(lab.ctx, domainId);
    await transaction(lab.db, async (trx) => {
      await lockIssues(trx, domainId);
      await settleFixes(trx, { domainId, now: lab.clock.now() });
    });
    face = { lab, domainId, crawlId };
    return () => lab.close();
  });

  it('have the order, the points and the pages of the rule in the API', async () => {
    const rows = (await inApi(face)).map(({ kind, subject, issues, pages, points }) => [
      kind,
      subject,
      issues,
      pages,
      points,
    ]);
    const byRule = listByRule(seededSite).map((fix: RuleFix & { readonly points: number }) => [
      ...[fix.kind, subjectMembers(fix), fix.links.length + fix.checks.length, fix.pages, fix.points],
    ]);
    expect(rows).toEqual(byRule);
  });

  it('have the same issues and pages in the dashboard and in a check, in the same words', async () => {
    const inDashboard = (await inApi(face)).map((fix) => extentOf(fix, en));
    expect(inDashboard.slice(0, TITLES.length)).toEqual([
      '7 issues on 23 pages',
      'On 81 pages',
      'On 30 pages',
      '4 issues on 12 pages',
      // The dashboard has room for the pages of the site.
      'On 75 of 81 pages',
      'On 38 of 81 pages',
      '6 issues on 24 pages',
    ]);
    const inCheck = listByRule({ ...seededSite, checks: [] }).map((fix) => sayFix(fix as CheckFix).subject);
    expect(inCheck.slice(0, 5).map((text) => text.replace(/^.* \(/, '('))).toEqual([
      '(7 issues on 23 pages)',
      '(in the footer, on 81 pages)',
      '(on 30 pages)',
      '(4 issues on 12 pages)',
      '(6 issues on 24 pages)',
    ]);
  });

  it('have the same order and the same words in HTML, PDF and on the page of a share link', async () => {
    const html = String(await reportAs(face, 'html'));
    const titles = [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toHaveLength(listByRule(seededSite).length);
    expect(titles.slice(0, TITLES.length)).toEqual(TITLES);
    inOrder(await sharePage(face), titles.map(String));
    inOrder(
      await drawn(face),
      titles.map((title = '') => title.replaceAll(' ', '')),
    );
  });

  it('have the same order and the same words in a mail and in a message, as many as these name', async () => {
    await send(face);
    const { text = '', html = '' } = face.lab.mail.received[0] ?? {};
    const [message] = face.lab.slack.received;
    const first = TITLES.slice(0, IN_MESSAGES);
    for (const said of [text, html, JSON.parse(String(message?.body)).text]) {
      inOrder(said, ['What to fix first', ...first]);
      expect(said).not.toContain(TITLES[IN_MESSAGES]);
    }
  });
});

it('the end of a crawl reports the fixes that it stores', async () => {
  const page = '<!doctype html><html lang="en"><title>A page of it</title><a href="/gone">x</a><a href="/lost">y</a>';
  const site = await startOwnSiteTest({ answers: { '/': page, '/robots.txt': 404 }, hostnames: ['own.example.com'] });
  const change = { slack: { url: 'https://chat.example/services/T0/B0/x' } };
  await updateSettings(site.ctx, { change, version: undefined });
  const { id: domainId } = await verifiedDomain(site, { hostname: 'own.example.com' });
  await updateDomain(site.ctx, { domainId, change: { settings: { slack_notifications: true } }, version: undefined });
  const id = await site.crawl(domainId);
  const stored = (await listFirstFixes(site.db.knex, { id, domain_id: domainId }, IN_MESSAGES)).map(
    ({ summary }) => summary,
  );
  expect(stored.map(({ subject }) => subject.url)).toContain('http://own.example.com/gone');
  const sent: { content: string }[] = await site.db.knex('notifications').where({ channel: 'slack' }).select('content');
  expect(sent.map(({ content }) => JSON.parse(content).fixes)).toEqual([stored]);
});
