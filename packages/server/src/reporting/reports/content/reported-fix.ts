import type { Fix, LinkIssue, RankedFix } from '@linkvitals/contract/fixes';
import type { TargetRow } from '../../../findings/crawls/index.ts';

/** A broken link that is open, with its number in the crawl. */
export type BrokenLink = LinkIssue & Pick<TargetRow, 'id' | 'status_code'>;

/** A fix with the facts that a report says about it. */
export interface ReportedFix {
  /** The fix with only the first of its links, and without findings. */
  readonly fix: RankedFix<Fix<BrokenLink, never>>;
  /** Number of its broken targets. */
  readonly targets: number;
  /** Codes of its page checks, the worst first. */
  readonly codes: readonly string[];
  /** The first pages on which its issues stand. */
  readonly places: readonly string[];
}

/** The fixes of a crawl: of faults that are neither fixed nor ignored now. */
export interface FixFacts {
  readonly first: readonly ReportedFix[];
  /** Number of all fixes. */
  readonly count: number;
}
