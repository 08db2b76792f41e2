import { setImmediate } from 'node:timers/promises';
import { type CutCheck, doubtfulHosts, groupIssuesIntoFixes, type LinkIssue } from '@linkvitals/contract/fixes';
import type { Executor } from '../../../platform/storage/index.ts';
import { textOf } from '../../../reporting/texts/kind-texts.ts';
import { isTargetKind } from '../issue-kinds.ts';
import {
  CHUNK,
  countOpenKinds,
  listClosedHosts,
  listOpenFaults,
  listOpenIssues,
  listPagesOf,
  listWorkingHosts,
  type OpenFault,
  type OpenKind,
  type Part,
  type RankingCrawl,
} from './facts-store.ts';
import { fixIdOf, type OpenFix } from './fix-of-issues.ts';
import { Gathered, type OpenIssues, type OpenLink } from './open-issue.ts';

/** Open issues of a domain that are read at most. Of more, the largest page checks are one fix each, whatever their pages. */
const ISSUES = 200_000;
/** Hosts, and hashes of URLs, of a statement. */
const HOSTS = 400;
const HASHES = 400;
/** Targets of a statement, and pages with links to them, the first target aside. */
const TARGETS = 300;
const PAGES = 5_000;
/** Pages with links that are read at most to count those of several targets together. */
const ALL_PAGES = 500_000;

/** Chooses the page checks that are too large to read, the largest first, until the others are few enough. Pure. */
export function cutLargest(kinds: readonly OpenKind[], max = ISSUES): CutCheck[] {
  let left = kinds.reduce((sum, { count }) => sum + count, 0);
  const cut: CutCheck[] = [];
  for (const { kind, count, since } of kinds.toSorted((a, b) => b.count - a.count)) {
    if (left <= max) break;
    if (isTargetKind(kind)) continue;
    cut.push({ kind, pages: count, since, severity: textOf(kind).severity });
    left -= count;
  }
  return cut;
}

/** Puts kinds together whose issues one statement can read. A kind with more issues is alone. Pure. */
export function bundleKinds(kinds: readonly OpenKind[], size = CHUNK): string[][] {
  const bundles: string[][] = [];
  let left = 0;
  for (const { kind, count } of kinds.toSorted((a, b) => a.count - b.count)) {
    // A full chunk would be followed by a statement that looks for more.
    if (count < left) bundles.at(-1)?.push(kind);
    else bundles.push([kind]);
    left = (count < left ? left : size) - count;
  }
  return bundles;
}

export interface Facts extends OpenIssues {
  readonly cutChecks: readonly CutCheck[];
}

/** Reads parts of the open issues of a domain. The event loop runs between chunks, because better-sqlite3 is synchronous. */
async function gather(on: Executor, crawl: RankingCrawl, parts: Iterable<Part>): Promise<Gathered> {
  const found = new Gathered();
  for (const part of parts) {
    for await (const rows of listOpenIssues(on, crawl, part)) {
      found.add(rows);
      await setImmediate();
    }
  }
  return found;
}

/** Reads all open issues of a domain. */
export async function gatherAll(on: Executor, crawl: RankingCrawl): Promise<Facts> {
  const kinds = await countOpenKinds(on, crawl.domain_id);
  const cutChecks = cutLargest(kinds);
  const cut = new Set(cutChecks.map(({ kind }) => kind));
  const bundles = bundleKinds(kinds.filter(({ kind }) => !cut.has(kind)));
  const { links, checks } = await gather(
    on,
    crawl,
    bundles.map((some) => ({ kinds: some })),
  );
  return { links, checks, cutChecks };
}

/** Reads the open issues of some fixes of a domain; of null, those that are in no fix. */
export async function gatherOf(on: Executor, crawl: RankingCrawl, fixIds: Iterable<string | null>): Promise<Facts> {
  const cutChecks = cutLargest(await countOpenKinds(on, crawl.domain_id));
  const none = { links: [], checks: [], workingHosts: new Set<string>(), crawledPages: 0, scoreInputs: null };
  const cut = new Set(groupIssuesIntoFixes({ ...none, cutChecks }).map((fix) => fixIdOf(crawl.domain_id, fix)));
  const parts = [...fixIds].filter((id) => id === null || !cut.has(id)).map((fix_id) => ({ fix_id }));
  const { links, checks } = await gather(on, crawl, parts);
  return { links, checks, cutChecks };
}

/** Reads the open faults of targets of some fixes. */
export async function gatherLinksOf(
  on: Executor,
  crawl: RankingCrawl,
  fixIds: readonly string[],
): Promise<readonly OpenLink[]> {
  const { links } = await gather(
    on,
    crawl,
    fixIds.map((fix_id) => ({ fix_id })),
  );
  return links;
}

/** Reads all open faults of the targets of these links, those of other fixes too. */
export async function gatherOpenFaults(
  on: Executor,
  domainId: string,
  links: Iterable<OpenLink>,
): Promise<readonly OpenFault[]> {
  const hashes = [...new Set([...links].map(({ urlHash }) => urlHash))];
  const faults: OpenFault[] = [];
  for (let start = 0; start < hashes.length; start += HASHES) {
    for (const fault of await listOpenFaults(on, domainId, hashes.slice(start, start + HASHES))) faults.push(fault);
    await setImmediate();
  }
  return faults;
}

/** Hosts of others that may not be taken for dead, although several of these links lead there. */
export async function findLivingHosts(
  on: Executor,
  crawl: RankingCrawl,
  links: readonly LinkIssue[],
): Promise<ReadonlySet<string>> {
  const hosts = [...doubtfulHosts(links)];
  const living = new Set<string>();
  for (let start = 0; start < hosts.length; start += HOSTS) {
    const some = hosts.slice(start, start + HOSTS);
    for (const host of await listWorkingHosts(on, crawl.id, some)) living.add(host);
    for (const host of await listClosedHosts(on, crawl, some)) living.add(host);
  }
  return living;
}

/** Puts links together whose pages are read by one statement. */
function* batchesOf(links: Iterable<OpenLink>): Generator<number[]> {
  let [targets, pages, all]: [number[], number, number] = [[], 0, 0];
  for (const { targetId, pages: more } of links) {
    if (targetId === null) continue;
    if (targets.length >= TARGETS || (targets.length > 0 && pages + more > PAGES)) {
      yield targets;
      [targets, pages] = [[], 0];
    }
    targets.push(targetId);
    pages += more;
    all += more;
    if (all > ALL_PAGES) break;
  }
  if (targets.length > 0) yield targets;
}

const hasSeveralTargets = ({ links }: OpenFix): boolean => links.some(({ url }) => url !== links[0]?.url);

/**
 * Counts the pages that link to any target of each fix with several targets, as far as the links of the crawl are stored. The pages of one
 * target are those of its issues.
 */
export async function countPagesTogether(
  on: Executor,
  { id: crawlId }: Pick<RankingCrawl, 'id'>,
  fixes: readonly OpenFix[],
): Promise<ReadonlyMap<OpenFix, number>> {
  const pagesOf = new Map<OpenFix, Set<number>>();
  const fixesWith = new Map<number, Set<number>[]>();
  for (const fix of fixes.filter(hasSeveralTargets)) {
    const pages = new Set<number>();
    pagesOf.set(fix, pages);
    for (const { targetId } of fix.links) {
      if (targetId !== null) fixesWith.set(targetId, [...(fixesWith.get(targetId) ?? []), pages]);
    }
  }
  for (const targets of batchesOf([...pagesOf.keys()].flatMap(({ links }) => links))) {
    for (const { target_id, page_id } of await listPagesOf(on, crawlId, targets))
      for (const pages of fixesWith.get(target_id) ?? []) pages.add(page_id);
    await setImmediate();
  }
  return new Map([...pagesOf].map(([fix, pages]) => [fix, pages.size]));
}
