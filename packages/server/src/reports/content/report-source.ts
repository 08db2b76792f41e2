import type { Crawl, CrawlFinding, FindingSeverity, Page } from '@linkvitals/contract';
import type { PreviousCrawl, TargetFacts } from '../../crawls/index.ts';
import type { ExportedIssue } from '../../issues/index.ts';
import type { Words } from '../../texts/words.ts';
import type { Period } from '../read-period.ts';
import type { IssueFacts, IssueGroup } from './issue-facts.ts';

/** A target as reports list it: as the API does, and what the score needs besides. */
export interface ReportedLink extends TargetFacts {
  /** Whether something links it as a page. */
  readonly linked_as_page: boolean;
  /** Media type of what answered. */
  readonly content_type: string | null;
  /** Every fault of it was ignored when the crawl ended. */
  readonly ignored: boolean;
}

/** What a check found in all, with what to do. */
export interface FindingGroup {
  readonly code: string;
  readonly severity: FindingSeverity;
  readonly title: string;
  readonly how_to_fix: string;
  readonly count: number;
}

/** The numbers of a report: those that the API shows. */
export interface ReportFacts {
  readonly reportId: string;
  readonly domainId: string;
  readonly hostname: string;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly crawl: Crawl;
  readonly period: Period | undefined;
  /** What the score is compared with: the completed crawl before; with a period the last one before that. */
  readonly previous: PreviousCrawl | undefined;
  /** The crawls of the period, newest first, as many as a page holds; without a period empty. */
  readonly crawls: readonly Crawl[];
  /** Targets by verdict. */
  readonly verdicts: Readonly<Record<string, number>>;
  /** What page checks found, what weighs most first. */
  readonly findings: readonly FindingGroup[];
  /** The first pages that each check found errors or warnings on and that nobody ignores, by its code. */
  readonly firstPages: ReadonlyMap<string, readonly { readonly url: string }[]>;
  /** Broken targets that stand on the most pages and that nobody ignores. */
  readonly worst: readonly TargetFacts[];
  /** Undefined: the issues of the domain were not compared in this crawl. */
  readonly issues: IssueFacts | undefined;
  /** Issues that people ignore now, by kind. */
  readonly ignored: ReadonlyMap<string, number>;
}

/** How PDF and HTML look. */
export interface ReportLook {
  /** In place of the name of the service; undefined: that. */
  readonly name: string | undefined;
  /** `#rrggbb`. */
  readonly colour: string;
  /** PNG. */
  readonly logo: Uint8Array | undefined;
}

/** What reports are made from. Each call begins anew. */
export interface ReportSource {
  readonly facts: ReportFacts;
  readonly look: ReportLook;
  /** For PDF and HTML: the language of the report, and times in its time zone. */
  readonly words: Words;
  /** All targets, with so many of their places each. */
  links(each: number): AsyncIterable<readonly ReportedLink[]>;
  broken(each: number): AsyncIterable<readonly ReportedLink[]>;
  pages(): AsyncIterable<readonly Page[]>;
  /** Of one check, or of all. */
  findings(code?: string): AsyncIterable<readonly CrawlFinding[]>;
  crawls(): AsyncIterable<readonly Crawl[]>;
  /**
   * Lists of issues, the first `limit` of each, a long one in parts that follow each other; none when they do not fit the numbers
   * of the facts any more.
   */
  issueGroups(limit: number): AsyncIterable<readonly IssueGroup[]>;
  /** As they are now, whichever crawl the report is about. */
  issues(): AsyncIterable<readonly ExportedIssue[]>;
}
