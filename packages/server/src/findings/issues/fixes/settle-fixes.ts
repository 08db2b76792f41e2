import { setImmediate } from 'node:timers/promises';
import { sharedFixesOfCheck, sharedFixesOfLink } from '@linkvitals/contract/fixes';
import type { Executor } from '../../../platform/storage/index.ts';
import { countOpen } from '../settle/settlement-store.ts';
import { findRankingCrawl, listOutsideFix, type OpenFault, type RankingCrawl } from './facts-store.ts';
import { fixIdOf, type OpenFix, rowOfFix } from './fix-of-issues.ts';
import {
  deleteFixes,
  type InFix,
  listFixesOfIssues,
  listFixesOfTargets,
  listFixIds,
  listKnownFixes,
  listLeftInFixes,
  releaseIssues,
  replaceFixes,
  updateFixes,
  updateTouched,
} from './fix-store.ts';
import { type Facts, gatherAll, gatherOf, gatherOpenFaults } from './gather-facts.ts';
import { groupFacts, rankGrouped } from './rank-facts.ts';

/** Rows of a statement. */
const ROWS = 400;
/** Open issues of a domain up to which all its fixes are made anew when one of them changes. */
const SMALL = 2_000;

/** A way to read and store fixes: in one transaction, or in several short ones between which nobody changed the issues. */
export interface FixBatches {
  /** Runs the statements that read. */
  readonly on: Executor;
  /** Stores some hundred rows. */
  write(work: (trx: Executor) => Promise<void>): Promise<void>;
}

/** Reads and stores fixes in one transaction. It must have locked the domain's issues. */
export const within = (trx: Executor): FixBatches => ({ on: trx, write: (work) => work(trx) });

interface Followed {
  readonly domainId: string;
  /** Epoch ms. */
  readonly now: number;
  /** Issues that stay open and have changed in another way, such as their assignee. */
  readonly issueIds?: readonly string[];
}

/** Calls a function with parts of a list. The event loop runs between them, because better-sqlite3 is synchronous. */
async function inParts<T>(all: readonly T[], work: (some: readonly T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += ROWS) {
    if (start > 0) await setImmediate();
    await work(all.slice(start, start + ROWS));
  }
}

/** Takes issues that are not open any more out of their fixes, and returns them. */
async function releaseClosed({ on, write }: FixBatches, domainId: string): Promise<readonly InFix[]> {
  const released: InFix[] = [];
  for (let count = ROWS; count === ROWS; ) {
    const issues = await listLeftInFixes(on, domainId, ROWS);
    const ids = issues.map(({ id }) => id);
    if (ids.length > 0) await write((trx) => releaseIssues(trx, ids));
    for (const issue of issues) released.push(issue);
    count = ids.length;
    await setImmediate();
  }
  return released;
}

/** Puts the issues of each fix into it, and writes nothing for those that are there already. */
async function assignIssues({ write }: FixBatches, domainId: string, fixes: readonly OpenFix[]): Promise<void> {
  await inParts(fixes, async (some) => {
    const moved = some.flatMap((fix) => {
      const fixId = fixIdOf(domainId, fix);
      const elsewhere = [...fix.links, ...fix.checks].filter((issue) => issue.fixId !== fixId);
      return elsewhere.map(({ id }) => ({ id, fixId }));
    });
    await inParts(moved, (issues) => write((trx) => updateFixes(trx, issues)));
  });
}

interface Grouped {
  readonly fixes: readonly OpenFix[];
  /** Page checks that are too large to read. */
  readonly cut: ReadonlySet<string>;
}

/** Puts the issues of page checks that are too large to read into their fixes. */
async function assignCut({ on, write }: FixBatches, domainId: string, { fixes, cut }: Grouped): Promise<void> {
  for (const fix of fixes) {
    if (fix.kind !== 'page_check' || !cut.has(fix.code)) continue;
    const fixId = fixIdOf(domainId, fix);
    for await (const ids of listOutsideFix(on, { domainId, kind: fix.code }, fixId)) {
      const moved = ids.map((id) => ({ id, fixId }));
      if (moved.length > 0) await write((trx) => updateFixes(trx, moved));
      await setImmediate();
    }
  }
}

async function group(on: Executor, crawl: RankingCrawl, facts: Facts): Promise<Grouped> {
  return { fixes: await groupFacts(on, crawl, facts), cut: new Set(facts.cutChecks.map(({ kind }) => kind)) };
}

interface Settled {
  readonly crawl: RankingCrawl;
  readonly now: number;
  readonly grouped: Grouped;
  /** Fixes that these replace. */
  readonly replaced: readonly string[];
  /** All open faults of the targets of these fixes. Default: those that the fixes settle. */
  readonly openLinks?: readonly OpenFault[];
}

/** Ranks fixes, stores those that differ from the stored ones, and deletes those that are none any more. */
async function store(batches: FixBatches, { crawl, now, grouped, replaced, openLinks }: Settled): Promise<void> {
  const { fixes } = grouped;
  const { account_id, domain_id, pages_crawled: crawled_pages } = crawl;
  await assignIssues(batches, domain_id, fixes);
  await assignCut(batches, domain_id, grouped);
  const ranked = await rankGrouped(batches.on, crawl, { fixes, openLinks });
  const ranking = { account_id, domain_id, crawled_pages, ranked_at: now };
  const left = new Set(replaced);
  await inParts(ranked, async (some) => {
    const rows = some.map((fix) => rowOfFix(fix, ranking));
    for (const { id } of rows) left.delete(id);
    await batches.write((trx) => replaceFixes(trx, rows));
  });
  await inParts([...left], (ids) => batches.write((trx) => deleteFixes(trx, ids)));
}

/**
 * Makes the fixes of a domain from all its open issues, some hundred rows at a time. The transaction must have locked the domain's issues.
 * Before a crawl has completed there are none, because nothing ranks them.
 */
export async function settleFixes(trx: Executor, { domainId, now }: Followed): Promise<void> {
  const crawl = await findRankingCrawl(trx, domainId);
  if (crawl !== undefined) await rankFixesBy(within(trx), { crawl, now });
}

/**
 * Makes the fixes of a domain from all its open issues, as a crawl ranks them that need not have ended yet. It writes only what differs from
 * the stored fixes, so a second run completes what a dead one left.
 */
export async function rankFixesBy(
  batches: FixBatches,
  { crawl, now }: { readonly crawl: RankingCrawl; readonly now: number },
): Promise<void> {
  const { on } = batches;
  const { domain_id: domainId } = crawl;
  await releaseClosed(batches, domainId);
  const grouped = await group(on, crawl, await gatherAll(on, crawl));
  await store(batches, { crawl, now, grouped, replaced: await listFixIds(on, domainId) });
}

interface Following extends Followed {
  readonly crawl: RankingCrawl;
  /** Whether issues that are in no fix are put into fixes. */
  readonly takesNew: boolean;
}

/** Ids of the fixes that issues in no fix may join, and of those with other issues of the same targets as changed ones. */
async function findNeighbours(
  trx: Executor,
  { crawl, domainId, takesNew }: Following,
  released: readonly InFix[],
): Promise<readonly string[]> {
  const { links, checks } = await gatherOf(trx, crawl, takesNew ? [null] : []);
  const found: string[] = [];
  const hashes = [...released.map(({ url_hash }) => url_hash), ...links.map(({ urlHash }) => urlHash)];
  await inParts([...new Set(hashes)], async (some) => {
    for (const id of await listFixesOfTargets(trx, domainId, some)) found.push(id);
  });
  const shared = [...links.flatMap(sharedFixesOfLink), ...checks.flatMap(sharedFixesOfCheck)];
  const ids = new Set(shared.map((id) => fixIdOf(domainId, { id })));
  await inParts([...ids], async (some) => {
    for (const id of await listKnownFixes(trx, domainId, some)) found.push(id);
  });
  return found;
}

/** Groups the issues of these fixes, and those in none. A result that is a known fix has the issues of that one too. */
async function groupTouched(trx: Executor, { crawl, takesNew }: Following, touched: Set<string>): Promise<Grouped> {
  for (;;) {
    const facts = await gatherOf(trx, crawl, takesNew ? [null, ...touched] : touched);
    const grouped = await group(trx, crawl, facts);
    const before = touched.size;
    await inParts(grouped.fixes, async (some) => {
      const ids = some.map((fix) => fixIdOf(crawl.domain_id, fix)).filter((id) => !touched.has(id));
      for (const id of await listKnownFixes(trx, crawl.domain_id, ids)) touched.add(id);
    });
    if (touched.size === before) return grouped;
  }
}

/** Makes the fixes of changed issues anew, and leaves the others as they are. */
async function followSome(batches: FixBatches, following: Following): Promise<void> {
  const { on } = batches;
  const { crawl, domainId, now, issueIds = [] } = following;
  const touched = new Set(await listFixesOfIssues(on, issueIds));
  const released = await releaseClosed(batches, domainId);
  for (const { fix_id } of released) touched.add(fix_id);
  for (const id of await findNeighbours(on, following, released)) touched.add(id);
  const grouped = await groupTouched(on, following, touched);
  const links = grouped.fixes.flatMap((fix) => fix.links);
  const openLinks = await gatherOpenFaults(on, domainId, links);
  await store(batches, { crawl, now, grouped, replaced: [...touched], openLinks });
}

/**
 * Makes the fixes of a domain follow its issues at once, after people, rules or rechecks have changed some of them. The transaction must
 * have locked the domain's issues.
 *
 * All fixes of a small domain are made anew, as a crawl does. The time grows with the open issues, and nobody else can write to a SQLite
 * file meanwhile. So in a larger domain only the fixes of the changed issues are made anew, with those that an issue that is open again may
 * join. Issues of other fixes, each alone so far, make no new pattern or section with it before the next crawl.
 * @param small open issues up to which a domain is small
 */
export async function refreshFixes(trx: Executor, followed: Followed, small = SMALL): Promise<void> {
  const { domainId } = followed;
  await updateTouched(trx, domainId);
  if ((await countOpen(trx, domainId)) <= small) return settleFixes(trx, followed);
  const crawl = await findRankingCrawl(trx, domainId);
  if (crawl !== undefined) await followSome(within(trx), { ...followed, crawl, takesNew: true });
}

/**
 * Takes issues that a crawl has closed out of their fixes, although it did not complete. It ranks nothing, so new issues are in no fix before
 * the next crawl that does.
 */
export async function shrinkFixes(batches: FixBatches, followed: Followed): Promise<void> {
  const crawl = await findRankingCrawl(batches.on, followed.domainId);
  if (crawl !== undefined) await followSome(batches, { ...followed, crawl, takesNew: false });
}
