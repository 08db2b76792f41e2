import type { PageProblem, PageSort, TargetLocation, VerdictFilter } from '@linkvitals/contract/types';

const linkSeen = ['raw', 'rendered', 'both'] as const;
type LinkSeen = (typeof linkSeen)[number];

const pageRendered = ['yes', 'no', 'failed'] as const;
type PageRendered = (typeof pageRendered)[number];

/** The query of the address of all result pages. */
export interface ResultsSearch {
  /** Id of the crawl; default: the newest that completed. */
  readonly crawl?: string | undefined;
}

/** The filters of the links. */
export interface LinksSearch extends ResultsSearch {
  /** Default: `broken`. */
  readonly verdict?: VerdictFilter | undefined;
  readonly location?: TargetLocation | undefined;
  readonly reason?: string | undefined;
  /** HTTP status. */
  readonly status?: number | undefined;
  readonly host?: string | undefined;
  /** Kind of the link, as in `Occurrence.kind`. */
  readonly kind?: string | undefined;
  /** Place of the links; `rendered`: only with JavaScript. */
  readonly seen?: LinkSeen | undefined;
  /** Target number of the page that holds the link. */
  readonly page?: number | undefined;
  readonly q?: string | undefined;
}

/** The filters and the order of the pages. */
export interface PagesSearch extends ResultsSearch {
  readonly q?: string | undefined;
  /** Default: pages with and without problems. */
  readonly problem?: PageProblem | undefined;
  /** Default: all. */
  readonly rendered?: PageRendered | undefined;
  /** Default: the most broken links first. */
  readonly sort?: PageSort | undefined;
}

/** The verdicts, worst first, then `any` for all of them. */
export const verdicts = [
  'broken',
  'suspect',
  'unverifiable',
  'not_checked',
  'ok',
  'any',
] as const satisfies VerdictFilter[];
export const locations = ['internal', 'external'] as const satisfies TargetLocation[];
export const pageSorts = ['broken_links', 'load_time', 'size', 'discovery'] as const satisfies PageSort[];
export const pageProblems = ['any', 'broken_links', 'findings'] as const satisfies PageProblem[];

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const WORD = /^[a-z0-9_-]{1,64}$/;
const MAX_TEXT = 200;
const MAX_HOST = 253;
const MAX_TARGET = 2_147_483_647;

/** Reads a text; the router parses `q=404` as a number. */
const textIn = (value: unknown, max = MAX_TEXT): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, max) || undefined : undefined;
const wordIn = (value: unknown): string | undefined =>
  typeof value === 'string' && WORD.test(value) ? value : undefined;
const numberIn = (value: unknown, [min, max]: readonly [number, number]): number | undefined =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined;

/** Reads the query of the address and omits invalid values. */
export const readResultsSearch = ({ crawl }: Record<string, unknown>): ResultsSearch => ({
  crawl: typeof crawl === 'string' && ID.test(crawl) ? crawl : undefined,
});

export const readLinksSearch = (search: Record<string, unknown>): LinksSearch => ({
  ...readResultsSearch(search),
  verdict: verdicts.find((one) => one === search.verdict),
  location: locations.find((one) => one === search.location),
  reason: wordIn(search.reason),
  status: numberIn(search.status, [100, 999]),
  host: textIn(search.host, MAX_HOST),
  kind: wordIn(search.kind)?.slice(0, 16),
  seen: linkSeen.find((one) => one === search.seen),
  page: numberIn(search.page, [1, MAX_TARGET]),
  q: textIn(search.q),
});

export const readPagesSearch = (search: Record<string, unknown>): PagesSearch => ({
  ...readResultsSearch(search),
  q: textIn(search.q),
  problem: pageProblems.find((one) => one === search.problem),
  rendered: pageRendered.find((one) => one === search.rendered),
  sort: pageSorts.find((one) => one === search.sort),
});

/** Whether a filter other than the crawl and the verdict is set. */
export const isNarrowed = ({ crawl: _, verdict: __, ...filter }: LinksSearch): boolean =>
  Object.values(filter).some((value) => value !== undefined);
