import type { IssueState, Outcome, Soundness, Unseen } from '../issue-row.ts';

/** What a crawl or a recheck saw of the subject of an issue. */
export type Sight =
  | { readonly is: 'faulty' }
  | { readonly is: 'sound'; readonly because: Soundness }
  | { readonly is: 'unseen'; readonly because: Unseen };

export interface Before {
  readonly state: IssueState;
  /** Somebody ignores it, and still does at the end of the crawl; also while it is fixed. */
  readonly isIgnored: boolean;
}

export interface Settled {
  readonly state: IssueState;
  readonly outcome: Outcome;
}

/**
 * What becomes of an issue: the state before it against what was seen. Only what was really seen to be sound is fixed. Pure.
 *
 * @param before undefined: nobody knew of it
 * @param isIgnoredByRule for one that nobody knew of
 * @returns undefined: there is no issue
 */
export function settleIssue(before: Before | undefined, sight: Sight, isIgnoredByRule = false): Settled | undefined {
  if (before === undefined) {
    if (sight.is !== 'faulty') return undefined;
    return isIgnoredByRule ? { state: 'ignored', outcome: 'none' } : { state: 'open', outcome: 'new' };
  }
  return before.isIgnored ? settleIgnored(before, sight) : settleCounted(before, sight);
}

function settleIgnored({ state }: Before, sight: Sight): Settled {
  if (sight.is === 'unseen') return { state, outcome: 'none' };
  return { state: sight.is === 'faulty' ? 'ignored' : 'fixed', outcome: 'none' };
}

/** One whose ignoring has run out is open again, whatever the row still says. */
function settleCounted({ state }: Before, sight: Sight): Settled {
  const wasFixed = state === 'fixed';
  switch (sight.is) {
    case 'faulty':
      return { state: 'open', outcome: wasFixed ? 'reopened' : 'persisting' };
    case 'sound':
      return { state: 'fixed', outcome: wasFixed ? 'none' : 'fixed' };
    case 'unseen':
      return wasFixed ? { state, outcome: 'none' } : { state: 'open', outcome: 'inconclusive' };
  }
}
