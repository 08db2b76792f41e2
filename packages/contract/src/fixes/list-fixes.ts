import type { CrawlFacts, LinkIssue, PageIssue } from './facts.ts';
import type { Fix } from './fix.ts';
import { fixesOfChecks } from './fixes-of-checks.ts';
import { fixesOfLinks } from './fixes-of-links.ts';
import { type RankedFix, rankFixes } from './rank-fixes.ts';

/** Puts open issues into fixes, in no order. Each issue is in exactly one of them. Pure. */
export function groupIssuesIntoFixes<Link extends LinkIssue, Check extends PageIssue>(
  facts: CrawlFacts<Link, Check>,
): Fix<Link, Check>[] {
  return [...fixesOfLinks(facts), ...fixesOfChecks(facts)];
}

/**
 * Lists the fixes of a crawl, the first thing to do first. Each issue is in exactly one of them. Pure; takes n log n steps for n issues and
 * known pages.
 */
export function listFixes<Link extends LinkIssue, Check extends PageIssue>(
  facts: CrawlFacts<Link, Check>,
): RankedFix<Fix<Link, Check>>[] {
  return rankFixes<Fix<Link, Check>>(groupIssuesIntoFixes(facts), facts);
}
