import { describe, expect, it } from 'vitest';
import { exactScore } from '../score-parts.ts';
import type { CrawlFacts, LinkIssue, PageIssue } from './facts.ts';
import type { Fix } from './fix.ts';
import { sharedFixesOfCheck } from './fixes-of-checks.ts';
import { sharedFixesOfLink } from './fixes-of-links.ts';
import { CRAWLED, deadElsewhere, deadLink, finding, pages, SITE, shownIn } from './issues.test-support.ts';
import { listFixes } from './list-fixes.ts';
import { createPoints } from './points.ts';
import { seededSite } from './seeded-site.test-support.ts';

/** The subject of a fix in one line. */
function subjectOf(fix: Fix): string {
  switch (fix.kind) {
    case 'shared_link':
      return `the link ${fix.url.replace(SITE, '')} in the ${fix.place.region} of ${fix.place.pages} pages`;
    case 'moved_pattern':
      return `${fix.from} is now ${fix.to}`;
    case 'dead_host':
    case 'own_certificate':
      return fix.host;
    case 'page_check':
      return fix.folder === undefined ? fix.code : `${fix.code} under ${fix.folder}`;
    default:
      return fix.url.replace(SITE, '');
  }
}

const kindsOf = (facts: Partial<CrawlFacts>) =>
  listFixes({
    ...{ links: [], checks: [], workingHosts: new Set() },
    crawledPages: CRAWLED,
    scoreInputs: null,
    ...facts,
  })
    .map((fix) => `${fix.kind}: ${subjectOf(fix)}`)
    .sort();

const ids = (facts: CrawlFacts): readonly string[] => listFixes(facts).map(({ id }) => id);

describe('the list of fixes of a site', () => {
  it('has what to fix first at the top, by the points that come back and by reach', () => {
    const rows = listFixes(seededSite).map((fix) => [
      fix.kind,
      subjectOf(fix),
      fix.links.length + fix.checks.length,
      fix.pages,
      fix.points.toFixed(1),
      fix.priority.toFixed(1),
    ]);
    expect(rows).toEqual([
      // kind, subject, issues that it settles, pages, points of the score that come back, priority
      ['moved_pattern', `${SITE}/blog/* is now ${SITE}/news/*`, 7, 23, '16.2', '19.0'],
      ['shared_link', 'the link /imprint-old in the footer of 80 pages', 1, 81, '2.2', '12.2'],
      ['missing_page', '/size-guide', 1, 30, '2.2', '5.9'],
      ['dead_host', 'reviews.partner.example', 4, 12, '1.4', '2.9'],
      ['page_check', 'h1_missing', 75, 75, '0.0', '2.3'],
      ['page_check', 'description_missing under /products/chairs/', 38, 38, '0.0', '1.2'],
      ['moved_pattern', 'http://docs.example/* is now https://docs.example/*', 6, 24, '0.5', '0.7'],
      ['link', 'https://woodcraft.example/guides/oak', 1, 1, '0.4', '0.5'],
      ['link', 'https://busy.example/b', 1, 1, '0.4', '0.5'],
      ['link', 'https://busy.example/a', 1, 1, '0.4', '0.5'],
      ['page', '/about', 2, 1, '0.0', '0.1'],
    ]);
  });

  it('has each issue exactly once', () => {
    const fixes = listFixes(seededSite);
    const inFixes = fixes.flatMap(({ links, checks }) => [...links, ...checks]);
    expect(new Set(inFixes)).toEqual(new Set([...seededSite.links, ...seededSite.checks]));
    expect(inFixes).toHaveLength(seededSite.links.length + seededSite.checks.length);
  });

  it('has issues of several pages or targets only in fixes that these may be in', () => {
    const shared = new Set(['own_certificate', 'dead_host', 'moved_pattern', 'page_check']);
    const certificate = deadLink('/safe', pages(1), { reason: 'tls_error' });
    const facts = { ...seededSite, links: [...seededSite.links, certificate] };
    const found = listFixes(facts).filter(({ kind }) => shared.has(kind));
    expect(new Set(found.map(({ kind }) => kind))).toEqual(shared);
    for (const { id, links, checks } of found) {
      const possible = [...links.map(sharedFixesOfLink), ...checks.map(sharedFixesOfCheck)];
      expect(possible.filter((ids) => !ids.includes(id))).toEqual([]);
    }
  });

  it('is the same whatever the order of the issues', () => {
    const { links, checks } = seededSite;
    const reversed = { ...seededSite, links: links.toReversed(), checks: checks.toReversed() };
    expect(ids(reversed)).toEqual(ids(seededSite));
  });

  it('keeps the ids over 90 crawls in which pages and links come and go around the faults', () => {
    const standing = new Set(ids(seededSite));
    for (let crawl = 1; crawl <= 90; crawl += 1) {
      const links = seededSite.links.map((issue) => ({ ...issue, pages: issue.pages + (crawl % 7) }));
      const folder = `/products/tables/of-day-${crawl}`;
      const facts = {
        ...seededSite,
        links: [deadLink(`/new-${crawl}`, pages(1)), ...links.slice(crawl % 4), ...links.slice(0, crawl % 4)],
        checks: [finding('description_missing', `${folder}/a`), ...seededSite.checks.slice(crawl % 5)],
        crawledPages: CRAWLED + (crawl % 5),
      };
      const now = new Set(ids(facts));
      expect([...standing].filter((id) => !now.has(id))).toEqual([]);
    }
  });
});

describe('a broken target', () => {
  const footer = (on: number) => ({ placement: shownIn('footer', pages(on), () => 'Imprint') });

  it.each<[says: string, links: readonly LinkIssue[], fixes: readonly string[]]>([
    [
      'in the footer of three pages is one change there',
      [deadLink('/imprint', pages(3), footer(3))],
      ['shared_link: the link /imprint in the footer of 3 pages'],
    ],
    [
      'in the footer of two pages may be there by chance',
      [deadLink('/imprint', pages(2), footer(2))],
      ['link: /imprint'],
    ],
    [
      'on three pages that is gone is to be restored or redirected',
      [deadLink('/pricing', pages(3), { reason: 'gone' })],
      ['missing_page: /pricing'],
    ],
    ['on two pages that is gone is two links to correct', [deadLink('/pricing', pages(2))], ['link: /pricing']],
    [
      'that answers with an error is not gone',
      [deadLink('/pricing', pages(30), { reason: 'server_error' })],
      ['link: /pricing'],
    ],
    [
      'of another site cannot be restored, however many pages link to it',
      [deadElsewhere('https://other.example/', pages(30))],
      ['link: https://other.example/'],
    ],
    [
      'whose certificate fails is one fix with the others on that host',
      [
        deadLink('/a', pages(1), { reason: 'tls_error' }),
        deadLink('/b', pages(1), { reason: 'tls_error' }),
        deadLink('/c', pages(1), { kind: 'tls_chain_incomplete', severity: 'warning', reason: 'ok' }),
      ],
      ['own_certificate: www.example.com'],
    ],
    [
      'on a host of others whose certificate fails is on a dead host: nobody here can renew it',
      [
        deadElsewhere('https://other.example/a', pages(1), { reason: 'tls_error' }),
        deadElsewhere('https://other.example/b', pages(1), { reason: 'tls_error' }),
      ],
      ['dead_host: other.example'],
    ],
    [
      'on a host that fails in two ways stays alone',
      [
        deadElsewhere('https://other.example/a', pages(1), { reason: 'tls_error' }),
        deadElsewhere('https://other.example/b', pages(1), { reason: 'timeout' }),
      ],
      ['link: https://other.example/a', 'link: https://other.example/b'],
    ],
    [
      'on a host that answers for other pages stays alone',
      [
        deadElsewhere('https://other.example/a', pages(1), { reason: 'timeout' }),
        deadElsewhere('https://other.example/b', pages(1), { reason: 'timeout' }),
        deadElsewhere('https://other.example/c', pages(1), { kind: 'soft_404', severity: 'warning', reason: 'ok' }),
      ],
      ['link: https://other.example/a', 'link: https://other.example/b', 'link: https://other.example/c'],
    ],
    [
      'that is the only one of its host stays alone',
      [deadElsewhere('https://other.example/a', pages(9), { reason: 'dns_not_found' })],
      ['link: https://other.example/a'],
    ],
    [
      'that moved by the same rule as another is one redirect, also where it is in the footer',
      [
        deadLink('/blog/oak', pages(9), { suggestion: `${SITE}/news/oak`, ...footer(9) }),
        deadLink('/blog/2024/elm', pages(1), { suggestion: `${SITE}/news/2024/elm` }),
      ],
      [`moved_pattern: ${SITE}/blog/* is now ${SITE}/news/*`],
    ],
    [
      'that moved alone stays alone',
      [
        deadLink('/blog/oak', pages(1), { suggestion: `${SITE}/news/oak` }),
        deadLink('/blog/elm', pages(1), { suggestion: `${SITE}/journal/elm` }),
      ],
      ['link: /blog/elm', 'link: /blog/oak'],
    ],
    [
      'needs a redirect, and a target that redirects needs other links: two fixes for one rule',
      ['broken_link', 'redirect_permanent'].flatMap((kind) =>
        ['oak', 'elm'].map((name) =>
          deadLink(`/blog/${kind}-${name}`, pages(1), { kind, suggestion: `${SITE}/news/${kind}-${name}` }),
        ),
      ),
      [`moved_pattern: ${SITE}/blog/* is now ${SITE}/news/*`, `moved_pattern: ${SITE}/blog/* is now ${SITE}/news/*`],
    ],
    [
      'with a warning beside is one fix for both',
      [deadLink('/a', pages(1)), deadLink('/a', pages(1), { kind: 'redirect_chain', severity: 'warning' })],
      ['link: /a'],
    ],
  ])('%s', (_, links, fixes) => {
    expect(kindsOf({ links })).toEqual(fixes);
  });

  it('keeps its id when it goes missing for more pages', () => {
    const of = (on: number) => ids({ ...seededSite, checks: [], links: [deadLink('/pricing', pages(on))] });
    expect(of(30)).toEqual(of(1));
  });
});

describe('a finding of a page check', () => {
  const paths = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}${index}`);
  const without = (...all: readonly string[][]): PageIssue[] => all.flat().map((path) => finding('h1_missing', path));

  it.each<[says: string, checks: readonly PageIssue[], fixes: readonly string[]]>([
    ['on 80 % of the pages is one of the site', without(paths('/', 33), paths('/a/', 32)), ['page_check: h1_missing']],
    [
      'on fewer pages is one of each section that has it',
      without(paths('/products/chairs/', 2), paths('/products/', 1), paths('/blog/2024/05/', 3)),
      ['page_check: h1_missing under /blog/2024/05/', 'page_check: h1_missing under /products/'],
    ],
    ['on two pages of a section is one of each page', without(paths('/blog/', 2)), ['page: /blog/0', 'page: /blog/1']],
    [
      'of a page is one fix with others that only this page has',
      [finding('h1_missing', '/about'), finding('title_missing', '/about', { severity: 'error' })],
      ['page: /about'],
    ],
    [
      'of a sitemap is one fix for all sections: the file is one',
      ['/a/1', '/b/1', '/c/1'].map((path) => finding('sitemap_redirect', path)),
      ['page_check: sitemap_redirect'],
    ],
  ])('%s', (_, checks, fixes) => {
    expect(kindsOf({ checks })).toEqual(fixes);
  });

  it('that not all pages are listed for is one of the site, with the number of all its pages', () => {
    const cutChecks = [{ kind: 'h1_missing', severity: 'warning', pages: 5_000, since: 0 }] as const;
    const [fix, ...others] = listFixes({ ...seededSite, links: [], checks: without(paths('/a/', 9)), cutChecks });
    expect([fix?.id, fix?.pages, fix?.checks.length, others]).toEqual(['page_check h1_missing', 5_000, 9, []]);
  });
});

describe('the points that come back', () => {
  const { links, scoreInputs } = seededSite;
  const scoreOf = (change: Partial<typeof scoreInputs> = {}): number => exactScore({ ...scoreInputs, ...change }) ?? 0;
  const pointsOf = createPoints(links, scoreInputs);

  it('are computed for a selection, and are no sum', () => {
    const [moved, footer] = listFixes(seededSite);
    const both = pointsOf([...(moved?.links ?? []), ...(footer?.links ?? [])]);
    const settled = { pages_ok: 89, link_weight_broken: 34 - 8 * 3, internal_broken: 1 };
    expect(both).toBeCloseTo(scoreOf(settled) - scoreOf(), 8);
    expect(both).toBeGreaterThan((moved?.points ?? 0) + (footer?.points ?? 0));
  });

  it('of all fixes are all that is missing to 100', () => {
    expect(pointsOf(listFixes(seededSite).flatMap((fix) => fix.links))).toBeCloseTo(100 - scoreOf(), 8);
  });

  it('of a target with two faults come back with both; a broken one counts as warned until then', () => {
    const broken = deadLink('/a', pages(1));
    const warned = { ...broken, kind: 'redirect_chain', severity: 'warning' } as const;
    const gained = createPoints([broken, warned], scoreInputs);
    const works = { pages_ok: 82, link_weight_broken: 34 - 3, internal_broken: 8 };
    expect(gained([warned])).toBe(0);
    expect(gained([broken])).toBeCloseTo(scoreOf({ ...works, link_weight_warned: 6 + 3 }) - scoreOf(), 8);
    expect(gained([broken, warned])).toBeCloseTo(scoreOf(works) - scoreOf(), 8);
  });

  it('are none without a score, and never more than are missing', () => {
    expect(createPoints(links, null)(links)).toBe(0);
    expect(createPoints(links, { ...scoreInputs, pages_observed: 0 })(links)).toBe(0);
    const unseen = Array.from({ length: 999 }, (_, index) => deadLink(`/never-looked-at-${index}`, pages(1)));
    expect(createPoints(unseen, scoreInputs)(unseen)).toBeLessThanOrEqual(100 - scoreOf());
  });
});

it('lists a hundred thousand hostile targets, and findings, each in one fix', () => {
  const names = ['__proto__', 'constructor', 'toString', '../'.repeat(600), '/'.repeat(2_000), '%', '\u202e', ' '];
  const on = pages(2);
  const links = Array.from({ length: 100_000 }, (_, index): LinkIssue => {
    const name = names[index % names.length] ?? '';
    const host = ['www.example.com', '__proto__', `h${index % 5_000}.example`, '[::1', ''][index % 5];
    const url = `http${index % 3 === 0 ? 's' : ''}://${host}/${name.slice(0, index % 100 === 0 ? 2_000 : 20)}/${index}`;
    return deadElsewhere(url, on, {
      kind: index % 7 === 0 ? '__proto__' : 'broken_link',
      internal: index % 2 === 0,
      reason: ['not_found', 'timeout', '__proto__', null][index % 4] ?? null,
      suggestion: index % 3 === 1 ? url.replace(/^http:/, 'https:') : null,
    });
  });
  const checks = links.slice(0, 10_000).map(({ url, kind }) => ({ ...finding(kind, ''), url }));
  const fixes = listFixes({ ...seededSite, links, checks });
  const count = fixes.reduce((sum, fix) => sum + fix.links.length + fix.checks.length, 0);
  expect(count).toBe(110_000);
  expect(new Set(fixes.map(({ id }) => id)).size).toBe(fixes.length);
  expect(fixes.filter(({ priority }) => !Number.isFinite(priority))).toEqual([]);
});
