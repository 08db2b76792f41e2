import type { Crawl, CrawlFinding, FindingSeverity, Page } from '@linkvitals/contract';
import type { PreviousCrawl, TargetFacts } from '../../../findings/crawls/index.ts';
import type { ExportedIssue } from '../../../findings/issues/index.ts';
import type { Words } from '../../texts/words.ts';
import type { Period } from '../read-period.ts';
import type { IssueFacts, IssueGroup } from './issue-facts.ts';
import type { FixFacts } from './reported-fix.ts';

/** A target as the API lists it, with more facts that the score needs. */
export interface ReportedLink extends TargetFacts {
  /** Whether a link leads to it as a page. */
  readonly linked_as_page: boolean;
  /** Media type of its response. */
  readonly content_type: string | null;
  /** True when every issue of its URL was ignored at the end of the crawl. */
  readonly ignored: boolean;
}

/** All findings of a check, with its advice. */
export interface FindingGroup {
  readonly code: string;
  readonly severity: FindingSeverity;
  readonly title: string;
  readonly how_to_fix: string;
  readonly count: number;
}

/** The facts of a report, with the numbers that the API shows. */
export interface ReportFacts {
  readonly reportId: string;
  readonly domainId: string;
  readonly hostname: string;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly crawl: Crawl;
  readonly period: Period | undefined;
  /** The crawl with which the score is compared: the last completed one before the crawl, or before the period if there is one. */
  readonly previous: PreviousCrawl | undefined;
  /** The crawls of the period, newest first, as many as a page holds; empty without a period. */
  readonly crawls: readonly Crawl[];
  /** Targets by verdict. */
  readonly verdicts: Readonly<Record<string, number>>;
  /** Findings of page checks, those with the greatest weight first. */
  readonly findings: readonly FindingGroup[];
  readonly fixes: FixFacts;
  /** Undefined: the issues of the domain were not compared in this crawl. */
  readonly issues: IssueFacts | undefined;
}

/** Look of PDF and HTML. */
export interface ReportLook {
  /** Name in place of that of the service; undefined: the name of the service. */
  readonly name: string | undefined;
  /** Colour in the form `#rrggbb`. */
  readonly colour: string;
  /** Logo as PNG. */
  readonly logo: Uint8Array | undefined;
}

/** The data of a report. Each call reads its list from the beginning. */
export interface ReportSource {
  readonly facts: ReportFacts;
  readonly look: ReportLook;
  /** Language and time zone of the report, for PDF and HTML. */
  readonly words: Words;
  /** All targets, with up to `each` links to each of them. `broken`: the broken ones. */
  links(each: number): AsyncIterable<readonly ReportedLink[]>;
  broken(each: number): AsyncIterable<readonly ReportedLink[]>;
  pages(): AsyncIterable<readonly Page[]>;
  /** Findings of one check, or of all. */
  findings(code?: string): AsyncIterable<readonly CrawlFinding[]>;
  crawls(): AsyncIterable<readonly Crawl[]>;
  /**
   * Lists of issues, the first `limit` of each; a long list comes in several parts. Empty when they do not fit the numbers of the facts any
   * more.
   */
  issueGroups(limit: number): AsyncIterable<readonly IssueGroup[]>;
  /** All issues as they are now, whichever crawl the report is about. */
  issues(): AsyncIterable<readonly ExportedIssue[]>;
}
