import type { Crawl, Language } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { type FindingCount, findFirstPages } from '../../../findings/crawls/index.ts';
import { type FirstFix, findRankingCrawl, listFirstFixes, makeFirstFixes } from '../../../findings/issues/index.ts';
import { wordsOf } from '../../texts/kind-texts.ts';
import { readFaults } from './faults-of-crawl.ts';
import type { FixFacts, ReportedFix } from './reported-fix.ts';

/** Fixes that a report names. */
const FIXES = 12;
/** Pages that a fix names. */
const PLACES = 3;

type Reading = Pick<Context, 'db' | 'account'>;

interface Reported {
  readonly crawl: Crawl;
  readonly domainId: string;
  readonly findings: readonly FindingCount[];
  /** Issues that people ignore now, by kind. */
  readonly ignored: ReadonlyMap<string, number>;
  readonly language: Language;
}

/**
 * Finds the first fixes, one more than a report names. Of the crawl that ranks the fixes of its domain, they are the stored ones, with the
 * order, points and pages of all other places that show them.
 *
 * Nothing is stored for an older crawl, or by servers that stored no fixes yet. Then they are made from the results of the crawl by the
 * functions with which its end would make them; there is no second rule. They are not kept for each crawl, because old reports are
 * rare, and people may ignore issues after any crawl.
 */
async function firstFixes(
  ctx: Reading,
  { crawl, domainId, findings, ignored }: Reported,
): Promise<readonly FirstFix[]> {
  const { knex } = ctx.db;
  const stored = await listFirstFixes(knex, { id: crawl.id, domain_id: domainId }, FIXES + 1);
  // In this order, because the end of a later crawl may have replaced the fixes while they were read.
  const isNewest = (await findRankingCrawl(knex, domainId))?.id === crawl.id;
  if (isNewest && stored.length > 0) return stored;
  const facts = await readFaults(ctx, { crawlId: crawl.id, domainId, findings, ignored, isNewest });
  const ranking = {
    ...{ id: crawl.id, account_id: ctx.account.id, domain_id: domainId, score_inputs: crawl.score_inputs },
    pages_crawled: crawl.stats?.pages_crawled ?? crawl.progress.pages_crawled,
    // A host whose links were fixed later was dead all the same when an older crawl ended.
    finished_at: isNewest ? Date.parse(crawl.finished_at ?? '') : Number.MAX_SAFE_INTEGER,
  };
  return makeFirstFixes(knex, ranking, { facts, limit: FIXES + 1 });
}

function reportedFix(
  { summary, targetIds, checked }: FirstFix,
  pagesOf: ReadonlyMap<number, readonly string[]>,
): ReportedFix {
  const holding = targetIds.slice(0, PLACES).flatMap((id) => pagesOf.get(id) ?? []);
  return { ...summary, places: [...new Set([...holding, ...checked])].slice(0, PLACES) };
}

/** Reads what is to be fixed after a crawl, the first thing at the top. */
export async function readFixes(ctx: Reading, reported: Reported): Promise<FixFacts> {
  const fixes = await firstFixes(ctx, reported);
  const first = fixes.slice(0, FIXES);
  const targets = first.flatMap(({ targetIds }) => targetIds.slice(0, PLACES));
  const pagesOf = await findFirstPages(ctx, { crawlId: reported.crawl.id, targets, each: PLACES });
  const kinds = new Set(first.flatMap(({ summary }) => summary.issue_kinds));
  return {
    first: first.map((fix) => reportedFix(fix, pagesOf)),
    hasMore: fixes.length > FIXES,
    kinds: new Map([...kinds].map((kind) => [kind, wordsOf(kind, reported.language)])),
  };
}
