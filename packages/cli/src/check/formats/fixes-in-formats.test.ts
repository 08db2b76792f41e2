import { type LinkIssue, listFixes, subjectMembers } from '@linkvitals/contract/fixes';
import type { CrawlRecord, VerdictRecord } from '@linkvitals/crawler';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededSite } from '../../../../contract/src/fixes/seeded-site.test-support.ts';
import { CheckResult } from '../report/check-result.ts';
import { SiteReport } from '../report/site-report.ts';
import { render } from './render.ts';
import { sayFix } from './say-fix.ts';

const SITE = 'https://www.example.com';
const { crawledPages, scoreInputs } = seededSite;

/** The faults of the seeded site that a check sees, in the order of discovery: it does not know where broken targets moved. */
const faults: readonly LinkIssue[] = seededSite.links
  .map((link) => (link.kind === 'broken_link' ? { ...link, suggestion: null } : link))
  .toSorted((a, b) => a.since - b.since);

const byRule = listFixes({ ...seededSite, links: faults, checks: [] });

function* target(id: number, url: string, verdict: Partial<VerdictRecord> = {}): Generator<CrawlRecord> {
  yield { type: 'target', id, url, internal: url.startsWith(SITE), navigational: true, depth: 1 };
  const good = { verdict: 'ok', reason: 'ok', redirects: [], warnings: [] } as const;
  yield { type: 'verdict', target: id, requested: true, ...good, ...verdict };
}

function verdictOf({ kind, reason, internal, suggestion }: LinkIssue): Partial<VerdictRecord> {
  if (kind !== 'broken_link') return { warnings: [kind as 'redirect_permanent'], finalUrl: suggestion ?? '' };
  return { verdict: 'broken', reason: reason as VerdictRecord['reason'], ...(internal && { status: 404 }) };
}

/** The records of a crawl of the seeded site: all pages, the faults, and as many good links as the weight of all needs. */
function* records(): Generator<CrawlRecord> {
  const weightOfFaults = faults.reduce((sum, { internal }) => sum + (internal ? 3 : 1), 0);
  const good = scoreInputs.link_weight - weightOfFaults - 3 * crawledPages;
  yield* target(1_000, 'https://busy.example/works');
  for (let id = 1; id < good; id += 1) yield* target(1_000 + id, `https://good.example/${id}`);
  for (const [index, fault] of faults.entries()) yield* target(200 + index, fault.url, verdictOf(fault));
  for (let id = 1; id <= crawledPages; id += 1) {
    const url = `${SITE}/page-${id}`;
    yield* target(id, url);
    const links = faults.flatMap(({ foundOn, placement }, index) =>
      [...foundOn].includes(url)
        ? [{ target: 200 + index, kind: 'a', line: 1, count: 1, ...placeOn(url, { foundOn, placement }) } as const]
        : [],
    );
    const read = { target: id, url, depth: 1, status: 200, title: null, bytes: 1, firstByteMs: 1, loadMs: 1 };
    yield { type: 'page', ...read, links, linksTruncated: false, anchors: new Uint32Array(), findings: [] };
  }
}

function placeOn(page: string, { foundOn, placement }: Pick<LinkIssue, 'foundOn' | 'placement'>) {
  const isThere = placement?.in_template && [...foundOn].indexOf(page) < placement.pages;
  return isThere ? { region: placement.region, text: placement.text } : { region: 'main' as const, text: page };
}

/** Markdown as people read it: without character references. */
const asRead = (text: string): string => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

describe('the fixes of a check of the seeded site', () => {
  let result: CheckResult;
  beforeAll(() => {
    const report = new SiteReport();
    for (const record of records()) report.add(record);
    result = new CheckResult(report, { startUrl: SITE, durationMs: 1, maxPages: 100 }, { failOn: 'broken' });
  });
  const textOf = (format: Parameters<typeof render>[0]): string =>
    [...render(format, result, { color: false })].join('\n');

  it('are in JSON those of the rule, in its order, with its points and pages', () => {
    const { fixes } = JSON.parse(textOf('json'));
    const rounded = (fix: { readonly points: number; readonly priority: number }) => ({
      points: fix.points.toFixed(9),
      priority: fix.priority.toFixed(9),
    });
    expect(fixes.map((fix: (typeof byRule)[number]) => ({ ...fix, ...rounded(fix) }))).toEqual(
      byRule.map((fix) => ({
        ...{ kind: fix.kind, subject: subjectMembers(fix), severity: fix.severity },
        ...{ issues: fix.links.length, pages: fix.pages, ...rounded(fix) },
      })),
    );
  });

  it('begin the text, the first five in this order', () => {
    const [, list = ''] = textOf('text').split('WHAT TO FIX FIRST\n');
    const named = list.split('\n').flatMap((line) => /^\d\. (.*)/.exec(line)?.[1] ?? []);
    expect(named).toEqual(result.fixes.slice(0, 5).map((fix) => sayFix(fix).subject));
    expect(named.slice(0, 3)).toEqual([
      `${SITE}/imprint-old (in the footer, on 81 pages)`,
      `${SITE}/size-guide (on 30 pages)`,
      'reviews.partner.example (4 issues on 12 pages)',
    ]);
  });

  it('begin the Markdown after its heading, in the words of the text', () => {
    const [heading, ...lines] = textOf('markdown').split('\n').map(asRead);
    expect(heading).toMatch(/^### /);
    // The report lists no warnings.
    const broken = result.fixes.filter(({ links }) => links.some(({ kind }) => kind === 'broken_link'));
    expect(lines.slice(0, 10)).toEqual([
      ...['', '**What to fix first**', ''],
      ...broken.slice(0, 5).map((fix) => `1. ${sayFix(fix).subject}<br>${sayFix(fix).advice}`),
      ...['', `and ${broken.length - 5} more (--format json lists all)`],
    ]);
  });

  it.each(['html', 'markdown'] as const)('are the order of the broken links in %s', (format) => {
    const text = textOf(format);
    const broken = byRule.flatMap(({ links }) => links).filter(({ kind }) => kind === 'broken_link');
    let from = 0;
    const places = broken.map(({ url }) => {
      from = text.indexOf(url, from) + 1;
      return from;
    });
    expect(places.filter((place) => place === 0)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
