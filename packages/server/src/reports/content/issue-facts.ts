import type { IssueGroupName, ListedIssue } from '../../issues/index.ts';

/** What became of the issues of a domain in a crawl, or in the crawls of a period: the numbers that the API shows of them. */
export interface IssueFacts {
  readonly new: number;
  readonly reopened: number;
  readonly fixed: number;
  /** Open before the crawl, which saw them again. */
  readonly persisting: number;
  /** Open before the crawl, which could not say whether they are still there. */
  readonly inconclusive: number;
  /** After the crawl; of a period, after the newest. */
  readonly open: number;
  /** Now. */
  readonly ignored: number;
  /** Whether the lists of issues are about this crawl: none has completed since. */
  readonly isNewest: boolean;
  /** What the lists hold, which people and single checks may have changed since the crawl. Undefined: there are none. */
  readonly now: IssuesNow | undefined;
}

/** Issues of the newest crawl as they are now. */
export interface IssuesNow {
  readonly new: number;
  readonly fixed: number;
  readonly persisting: number;
  readonly inconclusive: number;
}

/** A kind of issue in the language of the report. */
export interface KindWords {
  /** One sentence. */
  readonly title: string;
  readonly howToFix: string;
}

/** A list of issues as they are now. */
export interface IssueGroup {
  readonly name: IssueGroupName;
  readonly count: number;
  /** The first of them. */
  readonly issues: readonly ListedIssue[];
  /** What the kinds of these issues mean. */
  readonly kinds: ReadonlyMap<string, KindWords>;
}

export const ISSUE_GROUPS: readonly IssueGroupName[] = ['new', 'fixed', 'standing'];

/** Groups of which some came in several parts, one after the other. */
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
