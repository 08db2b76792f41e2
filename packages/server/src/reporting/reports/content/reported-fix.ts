import type { FixSummary, KindWords } from '../../texts/say-fix.ts';

/** A fix with the facts that a report says about it. */
export interface ReportedFix extends FixSummary {
  /** The first pages on which its issues stand. */
  readonly places: readonly string[];
}

/** The first fixes after a crawl. */
export interface FixFacts {
  /** The first thing to do at the top. */
  readonly first: readonly ReportedFix[];
  /** Whether there are others. */
  readonly hasMore: boolean;
  /** The kinds of their issues in words. */
  readonly kinds: ReadonlyMap<string, KindWords>;
}
