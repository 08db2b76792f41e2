import { createHash } from 'node:crypto';
import { isMadeByScripts } from '@linkvitals/crawler';
import type { Executor } from '../../../platform/storage/index.ts';
import { isDecidedBySite, isTargetKind } from '../issue-kinds.ts';
import { type IssueRow, isIgnoredAt } from '../issue-row.ts';
import type { Earlier } from './earlier.ts';
import type { EndedCrawl } from './ended-crawl.ts';
import type { Ledger } from './ledger.ts';
import {
  type Holders,
  observationOfFragment,
  observationOfOldStart,
  observationOfPage,
  observationOfTarget,
  observationOfUnfound,
} from './observation.ts';
import {
  findAnchors,
  findHolders,
  findSeen,
  findStarts,
  findUnjudgedReferences,
  isPartLinked,
  type SeenTarget,
} from './seen-store.ts';
import { wasRecheckedSince } from './settle-faults.ts';
import { type Observation, settleIssue } from './settle-issue.ts';
import type { UnsettledIssue } from './settlement-store.ts';

interface Settlement {
  readonly crawl: EndedCrawl;
  readonly ledger: Ledger;
  readonly earlier: Earlier;
}

const FRAGMENT = 'fragment_missing';

/** The facts of the crawl about the URLs of a chunk of issues. */
interface View {
  readonly trx: Executor;
  readonly crawl: EndedCrawl;
  readonly seen: ReadonlyMap<string, SeenTarget>;
  readonly holders: ReadonlyMap<string, readonly Holders[]>;
  /** Start URLs of the crawls that last saw targets which no document linked to, by crawl id. */
  readonly starts: ReadonlyMap<string, string>;
  readonly unjudged: ReadonlySet<number>;
  readonly earlier: Earlier;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
export const isFragment = ({ kind, reason }: Pick<IssueRow, 'kind' | 'reason'>): boolean =>
  kind === 'broken_link' && reason === FRAGMENT;
const pageOf = (url: string): string => url.slice(0, url.indexOf('#'));
const fragmentOf = (url: string): string => url.slice(url.indexOf('#') + 1);

/** Settles the issues that the crawl did not report as faults: they are fixed, or the crawl is inconclusive. */
export async function settleUnreported(
  trx: Executor,
  { crawl, ledger, earlier }: Settlement,
  rows: readonly UnsettledIssue[],
): Promise<void> {
  const view = await viewOf(trx, { crawl, earlier }, rows);
  for (const row of rows) {
    const observation = isOlder(row, view) ? rechecked : await observationOf(row, view);
    const settled = settleIssue({ state: row.state, isIgnored: isIgnoredAt(row, crawl.at) }, observation);
    if (settled !== undefined) ledger.unreported(row, { ...settled, observation });
  }
  await ledger.write();
}

const rechecked: Observation = { result: 'unseen', because: 'rechecked_since' };

/**
 * Whether a recheck looked at the URL after the crawl. A URL that the crawl did not find is left to the crawl: a recheck cannot know
 * whether something still links to it.
 */
function isOlder(row: UnsettledIssue, { crawl, seen }: View): boolean {
  const found = seen.get(row.url_hash) ?? (isFragment(row) ? seen.get(sha256(pageOf(row.url))) : undefined);
  return found !== undefined && wasRecheckedSince(row, { ...crawl, lookedAt: found.lookedAt });
}

async function viewOf(
  trx: Executor,
  { crawl, earlier }: Pick<View, 'crawl' | 'earlier'>,
  rows: readonly UnsettledIssue[],
): Promise<View> {
  const hashes = rows.map(({ url_hash }) => url_hash);
  const pages = rows.filter(isFragment).map(({ url }) => sha256(pageOf(url)));
  const seen = await findSeen(trx, crawl.id, [...new Set([...hashes, ...pages])]);
  const unfound = rows.filter(({ kind, url_hash }) => isTargetKind(kind) && !seen.has(url_hash));
  const holders = new Map<string, readonly Holders[]>();
  for (const [since, group] of Map.groupBy(unfound, (row) => row.last_seen_crawl_id)) {
    const before = await earlier.since(trx, since);
    if (before === undefined) continue;
    const targets = group.map(({ url_hash }) => url_hash);
    for (const [hash, found] of await findHolders(trx, { before, now: crawl.id }, targets)) holders.set(hash, found);
  }
  const unheld = unfound.filter(({ url_hash }) => !holders.has(url_hash));
  const starts = await startsOf(trx, unheld);
  const compared = rows
    .filter(({ kind }) => isDecidedBySite(kind))
    .flatMap(({ url_hash }) => seen.get(url_hash)?.id ?? []);
  const unjudged = compared.length === 0 ? new Set<number>() : await findUnjudgedReferences(trx, crawl.id, compared);
  return { trx, crawl, seen, holders, starts, unjudged, earlier };
}

async function startsOf(
  trx: Executor,
  rows: readonly Pick<UnsettledIssue, 'last_seen_crawl_id'>[],
): Promise<View['starts']> {
  if (rows.length === 0) return new Map();
  return findStarts(trx, [...new Set(rows.map((row) => row.last_seen_crawl_id))]);
}

/** Judges an issue by the results; when these are inconclusive for a URL that was not found, the settings of the crawl may explain why. */
async function observationOf(row: UnsettledIssue, view: View): Promise<Observation> {
  const observation = await observationByResults(row, view);
  const { completed, isExcluded } = view.crawl;
  const mayBeLeftOut =
    observation.result === 'unseen' && completed && Boolean(row.internal) && !view.seen.has(row.url_hash);
  return mayBeLeftOut && isExcluded?.(row.url) ? { result: 'unseen', because: 'excluded' } : observation;
}

async function observationByResults(row: UnsettledIssue, view: View): Promise<Observation> {
  const { trx, crawl, earlier, unjudged } = view;
  const seen = view.seen.get(row.url_hash);
  if (!isTargetKind(row.kind)) {
    const bySite = isDecidedBySite(row.kind);
    const needsWhole = seen === undefined || bySite;
    return observationOfPage(row.kind, seen, {
      ...crawl,
      isWhole: needsWhole && (await earlier.isReadAgain(trx, row.last_seen_crawl_id)),
      isDecidedBySite: bySite,
      areReferencesJudged: seen === undefined || !unjudged.has(seen.id),
    });
  }
  if (isFragment(row) && seen === undefined) return observationOfMissingFragment(row, view);
  if (seen !== undefined) return observationOfTarget(row.kind, seen);
  if (view.starts.get(row.last_seen_crawl_id) === row.url) return observationOfOldStart(crawl);
  return observationOfUnfound(view.holders.get(row.url_hash) ?? [], await needsWholeOf(row, view), crawl);
}

/** Whether the crawl read the whole site again. Queried only when a document with the link was not found, as the query is slow. */
async function needsWholeOf(row: UnsettledIssue, { trx, holders, earlier }: View): Promise<boolean> {
  const all = holders.get(row.url_hash) ?? [];
  return all.some(({ seen }) => seen === undefined) && (await earlier.isReadAgain(trx, row.last_seen_crawl_id));
}

async function observationOfMissingFragment(row: UnsettledIssue, view: View): Promise<Observation> {
  const { trx, crawl, seen, holders } = view;
  const page = seen.get(sha256(pageOf(row.url)));
  const anchors = page === undefined ? null : await findAnchors(trx, crawl.id, page.id);
  const fragment = fragmentOf(row.url);
  return observationOfFragment({
    ...crawl,
    page,
    isMadeByScripts: anchors !== null && isMadeByScripts({ anchors: decodeAnchors(anchors) }),
    isStillLinked: page !== undefined && (await isPartLinked(trx, crawl.id, { target: page.id, fragment })),
    holders: holders.get(row.url_hash) ?? [],
    isWhole: await needsWholeOf(row, view),
  });
}

function decodeAnchors(text: string): Uint32Array {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  return new Uint32Array(bytes.buffer, 0, bytes.byteLength / 4);
}
