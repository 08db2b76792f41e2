import type { FindingSeverity, Issue, IssueSort, IssueState, IssueStateCounts } from '@linkvitals/contract/types';
import type { Hits } from '../facts/csv-path.ts';

/** Tabs of the issues: the names that stand in links of mails. `open` are those that are no news. */
export const issueTabs = ['new', 'open', 'fixed', 'ignored'] as const;

export type IssueTab = (typeof issueTabs)[number];

export interface IssuesSearch {
  /** Default: `new`. */
  readonly state?: IssueTab | undefined;
  readonly severity?: FindingSeverity | undefined;
  readonly q?: string | undefined;
  /** Default: the worst first. */
  readonly sort?: Exclude<IssueSort, 'severity'> | undefined;
  /** Id of the issue for which somebody came: it stands before the others. */
  readonly issue?: string | undefined;
}

export const severities = ['error', 'warning', 'notice'] as const satisfies FindingSeverity[];

export const sorts = ['newest', 'pages'] as const satisfies IssueSort[];

const MAX_TEXT = 200;

/** A text of the address, which reads one of digits as a number; undefined: none. */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_TEXT) : '';
  return text === '' ? undefined : text;
}

/** Reads the address; what is none of the values is left out. */
export function readIssuesSearch(search: Record<string, unknown>): IssuesSearch {
  return {
    state: issueTabs.find((tab) => tab === search.state),
    severity: severities.find((one) => one === search.severity),
    q: readText(search.q),
    sort: sorts.find((one) => one === search.sort),
    issue: typeof search.issue === 'string' && search.issue !== '' ? search.issue : undefined,
  };
}

/** What the server lists on a tab. Open issues are on two, by what the last crawl made of them. */
interface TabQuery {
  readonly state: IssueState;
  /** Several with commas; undefined: all. */
  readonly outcome: string | undefined;
}

export function queryOfTab(tab: IssueTab): TabQuery {
  if (tab === 'new') return { state: 'open', outcome: 'new,reopened' };
  // One that somebody stopped ignoring has the outcome `none`, or whichever it had before.
  if (tab === 'open') return { state: 'open', outcome: 'persisting,inconclusive,none,fixed' };
  return { state: tab, outcome: undefined };
}

/** The tab on which an open issue stands. */
export const tabOfOpen = ({ outcome }: Pick<Issue, 'outcome'>): IssueTab =>
  outcome === 'new' || outcome === 'reopened' ? 'new' : 'open';

/** Issues of a state that the server counts at most. */
const MAX_COUNTED = 10_000;

/** How many issues are on a tab, and whether there may be more. */
export function countOfTab(
  { complete, ...counts }: IssueStateCounts,
  tab: IssueTab,
): { readonly count: number; readonly isLess: boolean } {
  const count = tab === 'open' ? counts.still_open : counts[tab];
  const ofState = tab === 'new' || tab === 'open' ? counts.new + counts.still_open : count;
  return { count, isLess: !complete && ofState >= MAX_COUNTED };
}

/**
 * How many issues a list has: as far as it is read, and where more follow and nothing is left out, as the server counted.
 * @param counts undefined: not known
 */
export function hitsOnTab(
  hits: Hits | undefined,
  counts: IssueStateCounts | undefined,
  { tab, search: { q, severity } }: { readonly tab: IssueTab; readonly search: IssuesSearch },
): Hits | undefined {
  if (hits?.isMore !== true || counts === undefined || q !== undefined || severity !== undefined) return hits;
  const { count, isLess } = countOfTab(counts, tab);
  return { count: Math.max(count, hits.count), isMore: isLess || count < hits.count };
}
