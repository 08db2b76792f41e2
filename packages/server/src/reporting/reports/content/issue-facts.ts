import type { IssueGroupName, ListedIssue } from '../../../findings/issues/index.ts';
import type { KindWords } from '../../texts/say-fix.ts';

/** Numbers of the issues of a domain by their outcome in a crawl, or in the crawls of a period, as the API shows them. */
export interface IssueFacts {
  readonly new: number;
  readonly reopened: number;
  readonly fixed: number;
  /** Issues that were open before the crawl, which saw them again. */
  readonly persisting: number;
  /** Issues that were open before the crawl, which could not say whether they are still there. */
  readonly inconclusive: number;
  /** Issues that are open after the crawl; for a period, after its newest crawl. */
  readonly open: number;
  /** Issues that are ignored now. */
  readonly ignored: number;
  /** True when no crawl has completed since, so that lists of issues are about this crawl. */
  readonly isNewest: boolean;
  /** Numbers of the issues in the lists, which people and rechecks may have changed since the crawl. Undefined: there are no lists. */
  readonly now: IssuesNow | undefined;
}

/** Numbers of the issues of the newest crawl as they are now. */
export interface IssuesNow {
  readonly new: number;
  readonly fixed: number;
  readonly persisting: number;
  readonly inconclusive: number;
}

/** A list of issues as they are now. */
export interface IssueGroup {
  readonly name: IssueGroupName;
  readonly count: number;
  /** The first issues of the group. */
  readonly issues: readonly ListedIssue[];
  /** Title and advice of each kind among these issues. */
  readonly kinds: ReadonlyMap<string, KindWords>;
}

export const ISSUE_GROUPS: readonly IssueGroupName[] = ['new', 'fixed', 'standing'];

/** Joins groups that came in several parts, one after the other. */
export async function wholeGroups(parts: AsyncIterable<readonly IssueGroup[]>): Promise<IssueGroup[]> {
  const groups: IssueGroup[] = [];
  for await (const batch of parts) {
    for (const part of batch) {
      const last = groups.at(-1);
      if (last?.name !== part.name) groups.push(part);
      else {
        const kinds = new Map([...last.kinds, ...part.kinds]);
        groups[groups.length - 1] = { ...last, issues: [...last.issues, ...part.issues], kinds };
      }
    }
  }
  return groups;
}
