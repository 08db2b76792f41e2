import type { KindWords, ToldFix } from '../../texts/say-fix.ts';

/** A fix with the facts that a report says about it. */
export interface ReportedFix extends ToldFix {
  /** The first pages on which its issues stand. */
  readonly places: readonly string[];
}

/** What to fix first after a crawl. */
export interface FixFacts {
  /** The first fixes, the first thing to do at the top. */
  readonly first: readonly ReportedFix[];
  /** Whether there are others. */
  readonly hasMore: boolean;
  /** The kinds of their issues in words. */
  readonly kinds: ReadonlyMap<string, KindWords>;
}
