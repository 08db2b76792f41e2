import type { Services } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { type ChangeRow, insertChanges } from '../change-store.ts';
import { type IssueRow, type Outcome, untouched } from '../issue-row.ts';
import type { Rule } from '../rules/match-rules.ts';
import type { EndedCrawl } from './ended-crawl.ts';
import type { Fault } from './fault-store.ts';
import { plus, type SettledIssues } from './issue-counts.ts';
import { type Observation, type Settled, settleIssue } from './settle-issue.ts';
import {
  insertIssues,
  markFixed,
  markInconclusive,
  markPersisting,
  replaceIssues,
  type UnsettledIssue,
} from './settlement-store.ts';

const evidenceOf = ({
  reason,
  status_code,
  detail,
  evidence,
}: Pick<Fault, 'reason' | 'status_code' | 'detail' | 'evidence'>) => ({
  ...evidence,
  reason,
  status_code,
  detail,
});

const isSameVerdict = (row: IssueRow, fault: Fault): boolean =>
  row.reason === fault.reason && row.status_code === fault.status_code;

/** Compares two objects of primitive values. */
function isAlike(a: object | null, b: object | null): boolean {
  if (a === null || b === null) return a === b;
  const [entries, others] = [Object.entries(a), new Map(Object.entries(b))];
  return entries.length === others.size && entries.every(([name, value]) => others.get(name) === value);
}

const isSame = (row: IssueRow, fault: Fault): boolean =>
  isSameVerdict(row, fault) &&
  row.detail === fault.detail &&
  row.found_on_pages === fault.found_on_pages &&
  row.severity === fault.severity &&
  row.evidence?.finalUrl === fault.evidence?.finalUrl &&
  isAlike(row.placement, fault.placement) &&
  isAlike(row.suggestion, fault.suggestion);

interface LedgerInput {
  readonly ids: Services['ids'];
  readonly crawl: EndedCrawl;
  readonly counts: SettledIssues;
}

/** Collects the changes of the issues of a chunk, and writes them by few statements. */
export class Ledger {
  readonly #trx: Executor;
  readonly #ids: Services['ids'];
  readonly #crawl: EndedCrawl;
  #opened: IssueRow[] = [];
  #updated: IssueRow[] = [];
  /** Issues whose position in lists changes. */
  #moved: IssueRow[] = [];
  #changes: ChangeRow[] = [];
  #persisting = new Map<string, string[]>();
  #inconclusive = new Map<string, string[]>();
  #fixed = new Map<string, string[]>();
  #counts: SettledIssues;

  /** @param counts of the issues that earlier batches have settled */
  constructor(trx: Executor, { ids, crawl, counts }: LedgerInput) {
    this.#counts = counts;
    this.#trx = trx;
    this.#ids = ids;
    this.#crawl = crawl;
  }

  /** Opens an issue for a new fault. */
  open(fault: Fault, rule: Rule | undefined): void {
    const settled = settleIssue(undefined, { result: 'faulty' }, rule !== undefined);
    if (settled === undefined) return;
    const { at, account_id, domain_id, id: crawlId } = this.#crawl;
    const row: IssueRow = {
      ...untouched,
      ...fault,
      id: this.#ids.uuid(),
      account_id,
      domain_id,
      state: settled.state,
      first_seen_at: at,
      opened_at: at,
      opened_crawl_id: crawlId,
      ...this.#lastSeen(),
      outcome: settled.outcome,
      ...(rule === undefined ? {} : ignoredBy(rule, at)),
    };
    this.#opened.push(row);
    this.#count(fault, settled);
    this.#change(row.id, 'opened', evidenceOf(fault));
  }

  /** Counts new findings whose issues and changes are written already. */
  opened(count: number): void {
    this.#countPages('new', count);
  }

  /** Notes page checks that found the same as before, by the ids of their issues. */
  persisting(ids: readonly string[]): void {
    for (const id of ids) push(this.#persisting, 'persisting', id);
    this.#countPages('persisting', ids.length);
  }

  /** Notes open issues that are not ignored and that the crawl saw to be sound. */
  checked(issues: readonly Pick<IssueRow, 'id' | 'kind'>[]): void {
    for (const issue of issues) {
      this.#count(issue, { outcome: 'fixed' });
      push(this.#fixed, 'fixed checked', issue.id);
    }
  }

  /** Notes a known fault that the crawl saw again. */
  seen(row: IssueRow, fault: Fault, settled: Settled): void {
    this.#count(row, settled);
    const isKnown = row.state === settled.state;
    if (isKnown && isSame(row, fault)) {
      push(this.#persisting, settled.outcome, row.id);
      return;
    }
    const { outcome, state } = settled;
    const at = this.#crawl.at;
    const reopened = row.state === 'fixed';
    const opening = reopened
      ? {
          opened_at: at,
          opened_crawl_id: this.#crawl.id,
          reopened_count: row.reopened_count + 1,
          fixed_at: null,
          fixed_because: null,
        }
      : {};
    const version = row.version + 1;
    const stays = isKnown && row.severity === fault.severity;
    (stays ? this.#updated : this.#moved).push({
      ...row,
      ...fault,
      ...this.#lastSeen(),
      ...opening,
      state,
      outcome,
      inconclusive_because: null,
      version,
    });
    if (reopened) this.#change(row.id, 'reopened', evidenceOf(fault));
    else if (!isSameVerdict(row, fault)) this.#change(row.id, 'changed', evidenceOf(fault));
  }

  /** Notes a known fault that the crawl did not report. */
  unreported(
    row: UnsettledIssue,
    { state, outcome, observation }: Settled & { readonly observation: Observation },
  ): void {
    this.#count(row, { outcome });
    if (observation.result === 'unseen') {
      // Issues whose ignoring has ended are open again.
      const to = row.state === state ? '' : state;
      push(this.#inconclusive, `${outcome} ${observation.because} ${to}`, row.id);
    }
    if (observation.result !== 'sound') return;
    push(this.#fixed, `${outcome} ${observation.because}`, row.id);
  }

  /** Counts of all issues that were settled so far. */
  get counts(): SettledIssues {
    return this.#counts;
  }

  #count({ kind }: Pick<Fault, 'kind'>, { outcome }: Pick<Settled, 'outcome'>): void {
    const { all, brokenLinks } = this.#counts;
    this.#counts = {
      all: plus(all, outcome),
      brokenLinks: kind === 'broken_link' ? plus(brokenLinks, outcome) : brokenLinks,
    };
  }

  /** Counts issues of page checks. */
  #countPages(outcome: Outcome, count: number): void {
    this.#counts = { ...this.#counts, all: plus(this.#counts.all, outcome, count) };
  }

  #lastSeen() {
    const { at, id } = this.#crawl;
    return { last_seen_at: at, last_seen_crawl_id: id, last_checked_at: at, settled_crawl_id: id };
  }

  #change(issueId: string, change_kind: ChangeRow['change_kind'], evidence: ChangeRow['evidence']): void {
    const { at, domain_id, id: crawl_id } = this.#crawl;
    const common = { domain_id, created_at: at, crawl_id, actor_name: null };
    this.#changes.push({ ...common, issue_id: issueId, id: this.#ids.uuid(), change_kind, evidence });
  }

  /** Writes the collected changes; the counts stay. */
  async write(): Promise<void> {
    await insertIssues(this.#trx, this.#opened);
    await replaceIssues(this.#trx, this.#updated, { move: false });
    await replaceIssues(this.#trx, this.#moved, { move: true });
    for (const [outcome, ids] of this.#persisting)
      await markPersisting(this.#trx, ids, { outcome, ...this.#lastSeen() });
    for (const [key, ids] of this.#inconclusive) {
      const [outcome = '', because = '', state = ''] = key.split(' ');
      const settled = { outcome, inconclusive_because: because, settled_crawl_id: this.#crawl.id };
      await markInconclusive(this.#trx, ids, state === '' ? settled : { ...settled, state });
    }
    for (const [key, ids] of this.#fixed) {
      const [outcome = '', fixed_because = ''] = key.split(' ');
      const { at, domain_id: domainId, id: settled_crawl_id } = this.#crawl;
      const change = { outcome, fixed_because, settled_crawl_id, fixed_at: at, last_checked_at: at };
      await markFixed(this.#trx, ids, { domainId, change, uuid: this.#ids.uuid() });
    }
    await insertChanges(this.#trx, this.#changes);
    this.#opened = [];
    this.#updated = [];
    this.#moved = [];
    this.#changes = [];
    this.#persisting = new Map();
    this.#inconclusive = new Map();
    this.#fixed = new Map();
  }
}

function push(groups: Map<string, string[]>, key: string, id: string): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [id]);
  else group.push(id);
}

const ignoredBy = ({ id, reason, expires_at, created_by }: Rule, at: number) => ({
  ignored_at: at,
  ignored_until: expires_at,
  ignored_because: reason,
  ignored_by: created_by,
  ignore_rule_id: id,
});
