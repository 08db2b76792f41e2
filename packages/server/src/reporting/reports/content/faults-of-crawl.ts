import type { Context } from '../../../context.ts';
import { type FindingCount, readFirstFaults, type TargetRow } from '../../../findings/crawls/index.ts';
import {
  countPages,
  type FaultFacts,
  findPlacements,
  Gathered,
  type KnownIssue,
  listKnownIssues,
  type OpenIssueRow,
} from '../../../findings/issues/index.ts';
import { hashOf } from './read-issues.ts';

/** Broken targets that are considered, those on the largest number of pages. */
const BROKEN = 1_000;
/** Pages of a check that are read. A check with more is one fix, wherever its pages are. */
const PAGES_OF_CHECK = 200;

interface Wanted {
  readonly crawlId: string;
  readonly domainId: string;
  /** Findings of page checks that the crawl has. */
  readonly findings: readonly FindingCount[];
  /** Issues that people ignore now, by kind. */
  readonly ignored: ReadonlyMap<string, number>;
  /** True when no crawl has completed since. Issues of older crawls may be fixed, but a report is about its crawl. */
  readonly isNewest: boolean;
}

type Faults = Awaited<ReturnType<typeof readFirstFaults>>;
/** Finds what the issue of a fault knows now. */
type Find = (kind: string, urlHash: string) => KnownIssue | undefined;

async function findKnown(ctx: Pick<Context, 'db'>, domainId: string, { broken, findings }: Faults): Promise<Find> {
  const hashes = [...broken.map(({ url_hash }) => url_hash), ...findings.map(({ page_url }) => hashOf(page_url))];
  const issues = await listKnownIssues(ctx.db.knex, domainId, [...new Set(hashes)]);
  const known = new Map(issues.map((issue) => [`${issue.kind} ${issue.url_hash}`, issue]));
  return (kind, urlHash) => known.get(`${kind} ${urlHash}`);
}

/** Facts that no rule for fixes reads. */
const UNKNOWN = { id: '', assigned_to: null, fix_id: null } as const;

/** A broken target as an open issue. */
function issueOf(target: TargetRow, { suggestion = null, opened_at = 0 }: Partial<KnownIssue> = {}): OpenIssueRow {
  const { url, url_hash, internal, navigational, content_type, reason, status_code } = target;
  return {
    ...UNKNOWN,
    ...{ kind: 'broken_link', severity: 'error', url, url_hash, reason, status_code, suggestion, opened_at },
    ...{ internal, navigational, content_type, redirected: target.redirects.length > 0 ? 1 : 0, target_id: target.id },
    ...{ found_on_pages: target.found_on_pages ?? 0, placement: null },
  };
}

/** The checks with more pages than were read. */
function cutChecksOf({ findings, ignored }: Wanted, read: Faults['findings']): FaultFacts['cutChecks'] {
  const known = Map.groupBy(read, ({ code }) => code);
  return findings.flatMap(({ code: kind, severity, count }) => {
    const pages = count - (ignored.get(kind) ?? 0);
    const isCut = count > (known.get(kind)?.length ?? 0) && pages > 0;
    return isCut ? [{ kind, severity, pages, since: 0 }] : [];
  });
}

/** Reads the broken links and the findings of a crawl that nobody ignores now, as far as reports need them to make fixes of. */
export async function readFaults(ctx: Pick<Context, 'db' | 'account'>, wanted: Wanted): Promise<FaultFacts> {
  const { crawlId, domainId, findings, isNewest } = wanted;
  const severities = new Map(findings.map(({ code, severity }) => [code, severity]));
  const limits = { broken: BROKEN, eachCheck: PAGES_OF_CHECK };
  const found = await readFirstFaults(ctx, { crawlId, codes: [...severities.keys()], ...limits });
  const find = await findKnown(ctx, domainId, found);
  const isOpen = (known: KnownIssue | undefined): boolean =>
    known?.state !== 'ignored' && !(known?.state === 'fixed' && isNewest);
  const gathered = new Gathered();
  const broken = found.broken.filter(({ url_hash }) => isOpen(find('broken_link', url_hash)));
  gathered.add(broken.map((target) => issueOf(target, find('broken_link', target.url_hash))));
  for (const { code: kind, page_url: url } of found.findings) {
    const known = find(kind, hashOf(url));
    const issue = { kind, url, severity: severities.get(kind) ?? 'warning', since: known?.opened_at ?? 0 };
    if (isOpen(known)) gathered.checks.push({ ...issue, id: '', fixId: null, assignee: null });
  }
  // Issues have the place of the newest crawl.
  const pages = await countPages(ctx.db.knex, crawlId);
  const placements = await findPlacements(ctx.db.knex, { crawlId, pages }, broken);
  const links = gathered.links.map((link) => ({ ...link, placement: placements.get(link.targetId ?? 0) ?? null }));
  return { links, checks: gathered.checks, cutChecks: cutChecksOf(wanted, found.findings) };
}
