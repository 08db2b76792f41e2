import type {
  FindingSeverity,
  FixKind,
  Issue,
  IssueSort,
  IssueState,
  IssueStateCounts,
} from '@linkvitals/contract/types';
import type { Hits } from '../facts/csv-path.ts';

/**
 * Tabs of the issues, by the names used in links of mails. `all` has all open issues, `open` those that are not new. Without a name in the
 * address, the open issues are grouped by what fixes them.
 */
export const issueTabs = ['all', 'new', 'open', 'fixed', 'ignored'] as const;

export type IssueTab = (typeof issueTabs)[number];

export interface IssuesSearch {
  readonly state?: IssueTab | undefined;
  readonly severity?: FindingSeverity | undefined;
  readonly q?: string | undefined;
  /** Order; default: worst first. */
  readonly sort?: Exclude<IssueSort, 'severity'> | undefined;
  /** Id of the issue named by the link that somebody followed: it is shown first. */
  readonly issue?: string | undefined;
  /** Id of the fix whose issues are listed. */
  readonly fix?: string | undefined;
  /** Filters of fixes: their kind, a folder of the site, and the id of a person. */
  readonly kind?: FixKind | undefined;
  readonly section?: string | undefined;
  readonly assignee?: string | undefined;
}

export const fixKinds = [
  'shared_link',
  'missing_page',
  'moved_pattern',
  'dead_host',
  'own_certificate',
  'page_check',
  'link',
  'page',
] as const satisfies FixKind[];

export const severities = ['error', 'warning', 'notice'] as const satisfies FindingSeverity[];

export const sorts = ['newest', 'pages'] as const satisfies IssueSort[];

const MAX_TEXT = 200;

/** A folder as the server takes it: `/products/`. */
const SECTION = /^\/(?:.*\/)?$/;

const FIX = /^fix_[0-9a-f]{32}$/;

/** Reads a text from the query of the address, whose parser reads digits as a number; undefined: none. */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_TEXT) : '';
  return text === '' ? undefined : text;
}

/** Reads the query of the address and omits invalid values. */
export function readIssuesSearch(search: Record<string, unknown>): IssuesSearch {
  const section = readText(search.section);
  return {
    state: issueTabs.find((tab) => tab === search.state),
    severity: severities.find((one) => one === search.severity),
    q: readText(search.q),
    sort: sorts.find((one) => one === search.sort),
    issue: typeof search.issue === 'string' && search.issue !== '' ? search.issue : undefined,
    fix: typeof search.fix === 'string' && FIX.test(search.fix) ? search.fix : undefined,
    kind: fixKinds.find((one) => one === search.kind),
    section: section !== undefined && SECTION.test(section) ? section : undefined,
    assignee: typeof search.assignee === 'string' && search.assignee !== '' ? search.assignee : undefined,
  };
}

/** Whether the open issues are grouped by what fixes them. A list of fixes has no order of its own, and no search. */
export const isByFix = ({ state, q, sort, issue, fix }: IssuesSearch): boolean =>
  [state, q, sort, issue, fix].every((one) => one === undefined);

/** The filter of the request for a tab. Open issues are spread over two tabs, by their outcome in the last crawl. */
interface TabQuery {
  readonly state: IssueState;
  /** Outcomes, separated by commas; undefined: all. */
  readonly outcome: string | undefined;
}

export function queryOfTab(tab: IssueTab): TabQuery {
  if (tab === 'all') return { state: 'open', outcome: undefined };
  if (tab === 'new') return { state: 'open', outcome: 'new,reopened' };
  // An issue that is no longer ignored has the outcome `none`, or the one that it had before.
  if (tab === 'open') return { state: 'open', outcome: 'persisting,inconclusive,none,fixed' };
  return { state: tab, outcome: undefined };
}

/** The tab that lists an open issue. */
export const tabOfOpen = ({ outcome }: Pick<Issue, 'outcome'>): IssueTab =>
  outcome === 'new' || outcome === 'reopened' ? 'new' : 'open';

/** Maximum number of issues that the server counts in a state. */
const MAX_COUNTED = 10_000;

/** The number of issues on a tab, and whether there may be more. */
export function countOfTab(
  { complete, ...counts }: IssueStateCounts,
  tab: IssueTab,
): { readonly count: number; readonly isLess: boolean } {
  const open = counts.new + counts.still_open;
  const count = { ...counts, all: open, open: counts.still_open }[tab];
  const ofState = tab === 'fixed' || tab === 'ignored' ? count : open;
  return { count, isLess: !complete && ofState >= MAX_COUNTED };
}

/**
 * The number of issues that a list has: those that are fetched or, when more follow and no filter is set, the server's count.
 * @param counts the server's counts; undefined until they are known
 */
export function hitsOnTab(
  hits: Hits | undefined,
  counts: IssueStateCounts | undefined,
  { tab, search: { q, severity, fix } }: { readonly tab: IssueTab; readonly search: IssuesSearch },
): Hits | undefined {
  const isFiltered = [q, severity, fix].some((one) => one !== undefined);
  if (hits?.isMore !== true || counts === undefined || isFiltered) return hits;
  const { count, isLess } = countOfTab(counts, tab);
  return { count: Math.max(count, hits.count), isMore: isLess || count < hits.count };
}
