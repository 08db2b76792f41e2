import type { TlsDetail } from '@linkvitals/outbound';
import { type Executor, fromJsonColumn } from '../../../platform/storage/index.ts';
import { textOf } from '../../../reporting/texts/kind-texts.ts';
import { type IssueKind, isTargetKind } from '../issue-kinds.ts';
import type { Evidence, IssueRow, Placement } from '../issue-row.ts';
import { isPermanent, type Suggestion } from '../suggestions/suggestion.ts';
import { findPlacements } from './find-placements.ts';

/** A fault as a crawl saw it. */
export type Fault = Pick<
  IssueRow,
  | 'kind'
  | 'severity'
  | 'url'
  | 'url_hash'
  | 'host'
  | 'internal'
  | 'reason'
  | 'status_code'
  | 'detail'
  | 'evidence'
  | 'found_on_pages'
  | 'placement'
  | 'suggestion'
>;

export interface TimedFault {
  readonly fault: Fault;
  /** Time of the check, epoch ms; null: some time since the crawl began. */
  readonly lookedAt: number | null;
}

/** Faults that are written together. */
const CHUNK = 400;

interface TargetRow {
  readonly id: number;
  readonly url: string;
  readonly url_hash: string;
  readonly host: string | null;
  readonly internal: number;
  readonly verdict: string | null;
  readonly reason: string | null;
  readonly status_code: number | null;
  readonly detail: string | null;
  readonly final_url: string | null;
  readonly redirects: string | null;
  readonly warnings: string | null;
  readonly tls: string | null;
  readonly found_on_pages: number | null;
  readonly looked_at: number | null;
}

/** Facts about the targets of a chunk besides their rows. */
interface Surroundings {
  readonly placements: ReadonlyMap<number, Placement | null>;
  /** Suggestions for broken links, by the hash of the URL. */
  readonly suggestions: ReadonlyMap<string, Suggestion>;
}

/** Suggests the end of a permanent redirect that ends well. */
function redirectOf({ verdict, final_url }: TargetRow, { redirects }: Evidence): Suggestion | null {
  if (verdict !== 'ok' || final_url === null || !isPermanent(redirects)) return null;
  return { url: final_url, reason: 'redirect', detail: 'The URL redirects there permanently.' };
}

function suggestionIn(kind: IssueKind, row: TargetRow, { suggestions }: Surroundings, evidence: Evidence) {
  if (kind === 'broken_link') return suggestions.get(row.url_hash) ?? null;
  return kind === 'redirect_permanent' || kind === 'redirect_chain' ? redirectOf(row, evidence) : null;
}

function faultsOf(row: TargetRow, around: Surroundings): TimedFault[] {
  const warnings = fromJsonColumn<string[]>(row.warnings) ?? [];
  const kinds = [...(row.verdict === 'broken' ? ['broken_link'] : []), ...warnings].filter(isTargetKind);
  const evidence: Evidence = {
    verdict: row.verdict,
    redirects: fromJsonColumn<Evidence['redirects']>(row.redirects) ?? [],
    finalUrl: row.final_url,
    tls: fromJsonColumn<TlsDetail>(row.tls),
  };
  const { url, url_hash, host, reason, status_code, detail } = row;
  const common = { url, url_hash, host, internal: Boolean(row.internal), reason, status_code, detail, evidence };
  return kinds.map((kind) => ({
    lookedAt: row.looked_at,
    fault: {
      ...common,
      kind,
      severity: textOf(kind).severity,
      found_on_pages: row.found_on_pages ?? 0,
      placement: around.placements.get(row.id) ?? null,
      suggestion: suggestionIn(kind, row, around, evidence),
    },
  }));
}

interface OfCrawl {
  readonly crawlId: string;
  /** Number of pages that the crawl read. */
  readonly pages: number;
  /** Suggestions for the broken links of the crawl, by the hash of the URL. */
  readonly suggestions: ReadonlyMap<string, Suggestion>;
}

interface FaultChunk {
  readonly faults: readonly TimedFault[];
  /** Number of the last target; null: there are no more. */
  readonly last: number | null;
  /** Size of the chunk, as a share of the largest: 0 to 1. */
  readonly share: number;
}

/** Reads the faults of the next targets of a crawl after a number. */
export async function listTargetFaults(
  on: Executor,
  { crawlId, pages, suggestions }: OfCrawl,
  after: number,
): Promise<FaultChunk> {
  const rows: TargetRow[] = await on('crawl_targets')
    .where({ crawl_id: crawlId })
    .where('id', '>', after)
    .where((where) => where.where('verdict', 'broken').orWhereNotNull('warnings'))
    // A start page that fails is why its crawl failed, and no link that somebody could mend.
    .whereNot((where) => where.where({ depth: 0, verdict: 'broken' }).whereRaw('coalesce(found_on_pages, 0) = 0'))
    .orderBy('id')
    .limit(CHUNK)
    .select('id', 'url', 'url_hash', 'host', 'internal', 'verdict', 'reason', 'status_code', 'detail')
    .select('final_url', 'redirects', 'warnings', 'tls', 'found_on_pages', 'looked_at');
  const last = rows.length < CHUNK ? null : (rows.at(-1)?.id ?? null);
  if (rows.length === 0) return { faults: [], last, share: 0 };
  const around = { placements: await findPlacements(on, { crawlId, pages }, rows), suggestions };
  return { faults: rows.flatMap((row) => faultsOf(row, around)), last, share: rows.length / CHUNK };
}
