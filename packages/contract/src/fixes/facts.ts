import type { FindingSeverity, IssuePlacement, ScoreInputs } from '../types.ts';

/** An open fault of a target: it is broken, or it works with a warning. A target may have several. */
export interface LinkIssue {
  /** `broken_link`, or the code of a warning. */
  readonly kind: string;
  readonly severity: FindingSeverity;
  /** URL of the target. */
  readonly url: string;
  readonly internal: boolean;
  /** Reason of the verdict on the target. */
  readonly reason: string | null;
  /** Whether the score counts the target among the pages too, and not only among the links. */
  readonly isPage: boolean;
  /** Number of pages with a link to the target. */
  readonly pages: number;
  /** URLs of these pages, as far as the caller knows them. */
  readonly foundOn: Iterable<string>;
  readonly placement: Pick<IssuePlacement, 'region' | 'text' | 'pages' | 'in_template'> | null;
  /** A URL of the live web that the links could lead to instead, such as the end of a redirect. */
  readonly suggestion: string | null;
  /** Time at which the issue was opened, epoch ms. */
  readonly since: number;
}

/** An open finding of a page check. */
export interface PageIssue {
  /** Code of the check. */
  readonly kind: string;
  readonly severity: FindingSeverity;
  /** URL of the page. */
  readonly url: string;
  /** Time at which the issue was opened, epoch ms. */
  readonly since: number;
}

/** A page check with more findings than the facts list. */
export interface CutCheck extends Pick<PageIssue, 'kind' | 'severity' | 'since'> {
  /** Number of its pages, those of the list included. */
  readonly pages: number;
}

/** The open issues of one site after a crawl. Callers may pass rows with more members: fixes hold these rows. */
export interface CrawlFacts<Link extends LinkIssue = LinkIssue, Check extends PageIssue = PageIssue> {
  readonly links: readonly Link[];
  readonly checks: readonly Check[];
  /** Default: `checks` is complete. */
  readonly cutChecks?: readonly CutCheck[];
  /** Hosts of other sites of which at least one URL works: in lower case and punycode, without ports. */
  readonly workingHosts: ReadonlySet<string>;
  /** Number of pages that the crawl read. */
  readonly crawledPages: number;
  /** Null: the crawl has no score. */
  readonly scoreInputs: ScoreInputs | null;
}
