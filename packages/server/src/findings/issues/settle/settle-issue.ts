import type { IssueState, Outcome, Soundness, Unseen } from '../issue-row.ts';

/** Result of a crawl or a recheck for the URL of an issue. */
export type Observation =
  | { readonly result: 'faulty' }
  | { readonly result: 'sound'; readonly because: Soundness }
  | { readonly result: 'unseen'; readonly because: Unseen };

export interface Before {
  readonly state: IssueState;
  /** True while the issue is ignored at the end of the crawl; also when it is fixed. */
  readonly isIgnored: boolean;
}

export interface Settled {
  readonly state: IssueState;
  readonly outcome: Outcome;
}

/**
 * Decides the new state of an issue from its state before and from what was seen. Only an issue that was really seen to be sound is fixed.
 * Pure.
 *
 * @param before undefined: the issue is new
 * @param isIgnoredByRule for a new issue
 * @returns undefined: there is no issue
 */
export function settleIssue(
  before: Before | undefined,
  observation: Observation,
  isIgnoredByRule = false,
): Settled | undefined {
  if (before === undefined) {
    if (observation.result !== 'faulty') return undefined;
    return isIgnoredByRule ? { state: 'ignored', outcome: 'none' } : { state: 'open', outcome: 'new' };
  }
  return before.isIgnored ? settleIgnored(before, observation) : settleCounted(before, observation);
}

function settleIgnored({ state }: Before, observation: Observation): Settled {
  if (observation.result === 'unseen') return { state, outcome: 'none' };
  return { state: observation.result === 'faulty' ? 'ignored' : 'fixed', outcome: 'none' };
}

/** Settles an issue that is not ignored now. When its ignoring has ended it is open again, even if the row still has `ignored`. */
function settleCounted({ state }: Before, observation: Observation): Settled {
  const wasFixed = state === 'fixed';
  switch (observation.result) {
    case 'faulty':
      return { state: 'open', outcome: wasFixed ? 'reopened' : 'persisting' };
    case 'sound':
      return { state: 'fixed', outcome: wasFixed ? 'none' : 'fixed' };
    case 'unseen':
      return wasFixed ? { state, outcome: 'none' } : { state: 'open', outcome: 'inconclusive' };
  }
}
