import type { Knex } from 'knex';
import {
  compileOnce,
  countedBase,
  countedId,
  countedRange,
  dialectOf,
  type Executor,
  idBeside,
  inRange,
  insertFrom,
  type NumberRange,
} from '../../../platform/storage/index.ts';
import type { IssueKind, Severity } from '../issue-kinds.ts';
import type { EndedCrawl } from './ended-crawl.ts';
import type { TimedFault } from './fault-store.ts';

/** Findings that are settled together. The findings of a page stay together, so there may be more; always fewer than `MAX_COUNTED`. */
const CHUNK = 900;
const LAST_TARGET = 2_147_483_647;

/** Finds the next range of a crawl: it has `CHUNK` findings or a few more, or it has the rest and `isLast`. */
export async function findFindingRange(
  on: Executor,
  crawlId: string,
  after: number,
): Promise<NumberRange & { readonly isLast: boolean }> {
  const last = await on('crawl_findings')
    .where({ crawl_id: crawlId })
    .where('target_id', '>', after)
    .orderBy(['target_id', 'code'])
    .offset(CHUNK - 1)
    .first('target_id');
  return { after, upTo: last?.target_id ?? LAST_TARGET, isLast: last === undefined };
}

/** Share of a chunk that some findings are. */
export const shareOfFindings = (count: number): number => count / CHUNK;

/** @param range of target numbers */
export async function countFindings(on: Executor, crawlId: string, range: NumberRange): Promise<number> {
  const row = await inRange(on('crawl_findings').where({ crawl_id: crawlId }), 'target_id', range)
    .count({ count: '*' })
    .first();
  return Number(row?.count);
}

type Settling = Pick<EndedCrawl, 'id' | 'account_id' | 'domain_id' | 'at'>;

type Part = Readonly<Record<'crawl' | 'domain', string | Knex.Raw> & Record<keyof NumberRange, number | Knex.Raw>>;

/** Query for the findings of a range as `f`, with their pages as `t`, and their issues as `i` if there are any. */
function findingsIn(on: Executor, { crawl, domain, ...range }: Part) {
  const findings = on('crawl_findings as f')
    .join('crawl_targets as t', (join) => join.on('t.crawl_id', 'f.crawl_id').andOn('t.id', 'f.target_id'))
    .leftJoin('issues as i', (join) =>
      join.on('i.url_hash', 't.url_hash').andOn('i.kind', 'f.code').andOnVal('i.domain_id', domain),
    )
    .where('f.crawl_id', crawl);
  return inRange(findings, 'f.target_id', range);
}

/** Condition: the issue is open, not ignored, and has the same facts as the finding. */
function isSame(on: Executor): Knex.Raw {
  const same = dialectOf(on) === 'sqlite' ? 'is' : '<=>';
  return on.raw(
    `i.state = 'open' and i.ignored_at is null and i.severity = f.severity and i.found_on_pages = 1
     and i.status_code ${same} t.status_code and i.detail ${same} f.detail and i.reason is null
     and i.evidence is null and i.placement is null and i.suggestion is null`,
  );
}

/** The findings of a range, by their issues. */
export interface KnownFindings {
  /** Ids of issues that have the same facts as the finding. */
  readonly same: readonly string[];
  /** Page numbers of findings whose issue has other facts or another state. */
  readonly others: readonly number[];
  /** Page numbers of findings without an issue. */
  readonly unknown: readonly number[];
}

const partOf = ({ id, domain_id }: Pick<Settling, 'id' | 'domain_id'>, range: NumberRange) => ({
  crawl: id,
  domain: domain_id,
  ...range,
});

type OfPart = keyof Part;

// Building this statement takes as long as settling the findings of a range, and a crawl has a hundred ranges.
const selectKnown = compileOnce<{ target_id: number; id: string | null; is_same: number }, OfPart>((on, part) =>
  findingsIn(on, part).select('f.target_id', 'i.id', on.raw('case when ? then 1 else 0 end as is_same', [isSame(on)])),
);

export async function findKnownFindings(on: Executor, crawl: Settling, range: NumberRange): Promise<KnownFindings> {
  const rows = await selectKnown(on, partOf(crawl, range));
  const [same, others, unknown]: [string[], number[], number[]] = [[], [], []];
  for (const { target_id, id, is_same } of rows) {
    if (id === null) unknown.push(target_id);
    else if (is_same === 1) same.push(id);
    else others.push(target_id);
  }
  return { same, others, unknown };
}

const SAME = ['severity', 'detail', 'url', 'url_hash', 'host', 'internal', 'status_code'];

const insertIssues = compileOnce<never, OfPart | 'account' | 'at' | 'prefix' | 'start'>((on, values) => {
  const { crawl, domain, account, at } = values;
  const found = findingsIn(on, values)
    .whereNull('i.id')
    .select('f.code', 'f.severity', 'f.detail', 't.url', 't.url_hash', 't.host', 't.internal', 't.status_code')
    .rowNumber('nth', (window) => window.orderBy(['f.target_id', 'f.code']));
  return insertFrom(on, 'issues', on.from(found.as('n')), {
    id: countedId(on, values, 'nth'),
    kind: on.ref('code'),
    ...Object.fromEntries(SAME.map((name) => [name, on.ref(name)])),
    ...{ account_id: account, domain_id: domain, state: 'open', outcome: 'new', found_on_pages: 1 },
    ...{ first_seen_at: at, opened_at: at, last_seen_at: at, last_checked_at: at },
    ...{ opened_crawl_id: crawl, last_seen_crawl_id: crawl, settled_crawl_id: crawl },
  });
});

const insertOpened = compileOnce<never, 'crawl' | 'domain' | 'at' | 'after' | 'upTo' | 'prefix'>((on, values) => {
  const { crawl, domain, at } = values;
  const opened = inRange(on('issues'), 'id', values).where({ settled_crawl_id: crawl });
  return insertFrom(on, 'issue_changes', opened, {
    issue_id: on.ref('id'),
    id: idBeside(on, values.prefix, 'id'),
    ...{ domain_id: domain, created_at: at, change_kind: 'opened', crawl_id: crawl },
    evidence: on.raw("json_object('reason', null, 'status_code', status_code, 'detail', detail)"),
  });
});

/** Opens an issue for each finding of a range that has none, and records that change. */
export async function insertFindingIssues(
  on: Executor,
  crawl: Settling,
  { range, uuids }: { readonly range: NumberRange; readonly uuids: readonly [issue: string, change: string] },
): Promise<void> {
  const [issue, change] = uuids;
  const { id, account_id: account, domain_id: domain, at } = crawl;
  await insertIssues(on, { ...partOf(crawl, range), ...countedBase(issue), account, at });
  const { prefix } = countedBase(change);
  await insertOpened(on, { ...countedRange(issue), prefix, crawl: id, domain, at });
}

interface FindingRow {
  readonly target_id: number;
  readonly code: string;
  readonly severity: Severity;
  readonly detail: string | null;
  readonly url: string;
  readonly url_hash: string;
  readonly host: string | null;
  readonly internal: number;
  readonly status_code: number | null;
  readonly looked_at: number | null;
}

const ofFinding = (row: FindingRow): TimedFault => ({
  lookedAt: row.looked_at,
  fault: {
    kind: row.code as IssueKind,
    severity: row.severity,
    url: row.url,
    url_hash: row.url_hash,
    host: row.host,
    internal: Boolean(row.internal),
    reason: null,
    status_code: row.status_code,
    detail: row.detail,
    evidence: null,
    found_on_pages: 1,
    placement: null,
    suggestion: null,
  },
});

/** Findings of these pages that have no issue, or an issue that this crawl has not settled yet. */
export async function listUnsettledFindings(
  on: Executor,
  crawl: Settling,
  { range, pages }: { readonly range: NumberRange; readonly pages: readonly number[] },
): Promise<TimedFault[]> {
  const rows: FindingRow[] = await findingsIn(on, partOf(crawl, range))
    .whereIn('f.target_id', [...pages])
    .where((where) => where.whereNull('i.id').orWhereNot('i.settled_crawl_id', crawl.id))
    .orderBy(['f.target_id', 'f.code'])
    .select('f.target_id', 'f.code', 'f.severity', 'f.detail')
    .select('t.url', 't.url_hash', 't.host', 't.internal', 't.status_code', 't.looked_at');
  return rows.map(ofFinding);
}
