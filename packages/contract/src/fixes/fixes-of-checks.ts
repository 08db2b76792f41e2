import type { CrawlFacts, CutCheck, PageIssue } from './facts.ts';
import { type Fix, worstAndOldest } from './fix.ts';
import { groupIssues } from './group-issues.ts';

/** Least number of pages that share a template: two may be alike by chance. */
const TEMPLATE_PAGES = 3;
/** Least share of the crawled pages that makes a check one of the whole site. */
const SITE_SHARE = 0.8;

/** Checks of sitemaps, where one file is to be changed, wherever its pages are. */
const isOfSitemap = (code: string): boolean => code.startsWith('sitemap_');

/** Names of the host and of the folders of a page. */
function foldersOf(url: string): readonly string[] {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]*)([^?#]*)/i.exec(url) ?? [];
  return [host, ...path.split('/').slice(1, -1)];
}

/** Key of the section of a page: its host and its first folder. Pages come and go in deeper folders, and the key must stay. */
const sectionOf = ({ url }: PageIssue): string => foldersOf(url).slice(0, 2).join('/');

function commonBeginning(a: readonly string[], b: readonly string[]): readonly string[] {
  const end = a.findIndex((name, at) => name !== b[at]);
  return end === -1 ? a : a.slice(0, end);
}

/** The deepest folder that has all of these pages of a section: `/products/`. */
function commonFolder(issues: readonly PageIssue[]): string {
  const [, ...folders] = issues.map(({ url }) => foldersOf(url)).reduce(commonBeginning);
  return ['', ...folders, ''].join('/');
}

const siteId = (code: string): string => `page_check ${code}`;
const sectionId = (code: string, section: string): string => `page_check ${code} ${section}`;

/** Ids of the fixes of many pages that may have a finding. */
export const sharedFixesOfCheck = (issue: PageIssue): readonly string[] => [
  siteId(issue.kind),
  sectionId(issue.kind, sectionOf(issue)),
];

type Known = Pick<CutCheck, 'pages' | 'severity' | 'since'>;

const known = (issues: readonly PageIssue[]): Known => ({ pages: issues.length, ...worstAndOldest(issues) });

function ofSite<Check extends PageIssue>(
  code: string,
  checks: readonly Check[],
  { pages, severity, since }: Known,
): Fix<never, Check> {
  return { kind: 'page_check', code, folder: undefined, id: siteId(code), severity, pages, since, links: [], checks };
}

/**
 * Puts findings of page checks into fixes, each into one. A check on nearly all pages, or of sitemaps, is one fix; otherwise each section of
 * the site that has it on several pages is one. Findings that are left make one fix for each page.
 */
export function fixesOfChecks<Check extends PageIssue>({
  checks,
  cutChecks = [],
  crawledPages,
}: Pick<CrawlFacts<never, Check>, 'checks' | 'cutChecks' | 'crawledPages'>): Fix<never, Check>[] {
  const byCode = groupIssues(checks, ({ kind }) => kind).groups;
  const cut = new Set(cutChecks.map(({ kind }) => kind));
  const fixes = cutChecks.map((check) => ofSite(check.kind, byCode.get(check.kind) ?? [], check));
  const alone: Check[] = [];
  for (const [code, found] of byCode) {
    if (cut.has(code)) continue;
    const isOfSite = isOfSitemap(code) || found.length >= SITE_SHARE * crawledPages;
    if (isOfSite && found.length >= TEMPLATE_PAGES) {
      fixes.push(ofSite(code, found, known(found)));
      continue;
    }
    const { groups, rest } = groupIssues(found, sectionOf, TEMPLATE_PAGES);
    for (const [section, there] of groups) {
      const subject = { code, folder: commonFolder(there), id: sectionId(code, section) };
      fixes.push({ kind: 'page_check', ...subject, ...known(there), links: [], checks: there });
    }
    for (const one of rest) alone.push(one);
  }
  for (const [url, found] of groupIssues(alone, (one) => one.url).groups)
    fixes.push({ kind: 'page', url, id: `page ${url}`, ...known(found), pages: 1, links: [], checks: found });
  return fixes;
}
