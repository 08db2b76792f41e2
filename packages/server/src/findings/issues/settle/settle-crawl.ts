import type { Services } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { markForArchive } from '../archive/archive-store.ts';
import type { IssueState } from '../issue-row.ts';
import { compileRules } from '../rules/match-rules.ts';
import { listRulesInForce } from '../rules/rule-store.ts';
import type { Suggestion } from '../suggestions/suggestion.ts';
import { listChecked } from './checked-store.ts';
import { Earlier } from './earlier.ts';
import type { EndedCrawl } from './ended-crawl.ts';
import { listTargetFaults } from './fault-store.ts';
import { findFindingRange, shareOfFindings } from './finding-store.ts';
import { noIssues, type SettledIssues } from './issue-counts.ts';
import { Ledger } from './ledger.ts';
import { type Settlement, settleFaults } from './settle-faults.ts';
import { settleFindings } from './settle-findings.ts';
import { settleUnreported } from './settle-unreported.ts';
import { countOpen, hasIssues, listUnsettled } from './settlement-store.ts';
import { findStretch, type Place, STRETCH, type Stretch } from './stretch-store.ts';

/** Position in the order of a step: the number of a target, or the place of an issue. Null: the beginning. */
export type Position = number | Place | null;

/** Progress of a crawl in settling the issues of its domain. */
export interface Settling {
  /** The step that is next; null: all issues are settled. */
  readonly step: keyof typeof STEPS | null;
  readonly after: Position;
  /** True when the domain had no issues before this crawl. */
  readonly isFirst: boolean;
  /** Counts of the issues that are settled. */
  readonly counts: SettledIssues;
}

/** Result of a part of a step. */
interface Done {
  /** The end of the part; null: the step is done. */
  readonly after: Position;
  /** Work that it took, as a share of what one batch may take. */
  readonly share: number;
}

interface Batch extends Settlement {
  readonly trx: Executor;
  readonly services: Pick<Services, 'ids' | 'config'>;
  readonly suggestions: ReadonlyMap<string, Suggestion>;
  readonly earlier: Earlier;
  readonly isUndisturbed: boolean;
}

type Step = (batch: Batch, after: Position) => Promise<Done>;

/** Share of a batch that it takes to read a stretch in which nothing is to be done. */
const READ = 0.2;

const skipped: Done = { after: null, share: 0 };

const settleTargets: Step = async (batch, after) => {
  const { trx, crawl, suggestions, earlier } = batch;
  const shown = { crawlId: crawl.id, suggestions, pages: await earlier.countPages(trx) };
  const { faults, last, share } = await listTargetFaults(trx, shown, Number(after ?? 0));
  if (faults.length > 0) await settleFaults(trx, batch, faults);
  return { after: last, share };
};

const settlePages: Step = async (batch, after) => {
  const { trx, crawl, services } = batch;
  const { isLast, ...range } = await findFindingRange(trx, crawl.id, Number(after ?? 0));
  const count = await settleFindings(trx, { ...batch, ids: services.ids }, range);
  return { after: isLast ? null : range.upTo, share: shareOfFindings(count) };
};

/** Settles those issues of a stretch that the crawl did not report. Returns their number. */
async function settleStretch({ trx, ...batch }: Batch, state: IssueState, stretch: Stretch): Promise<number> {
  const { crawl, ledger } = batch;
  let count = 0;
  if (state === 'open') {
    const checked = await listChecked(trx, crawl, stretch);
    ledger.checked(checked);
    await ledger.write();
    count = checked.length;
  }
  const rows = await listUnsettled(trx, { crawl, state }, stretch);
  if (rows.length > 0) await settleUnreported(trx, batch, rows);
  return count + rows.length;
}

/** A step that does something with the issues of a domain in one state, stretch by stretch. */
const walk =
  (state: IssueState, work: (batch: Batch, state: IssueState, stretch: Stretch) => Promise<number>): Step =>
  async (batch, after) => {
    const { trx, crawl } = batch;
    const stretch = await findStretch(trx, { domainId: crawl.domain_id, state }, after as Place | null);
    const count = await work(batch, state, stretch);
    return { after: stretch.upTo, share: stretch.upTo === null ? count / STRETCH : Math.max(READ, count / STRETCH) };
  };

const settleIgnored = walk('ignored', settleStretch);
const settleOpen = walk('open', settleStretch);

/** Whether all open issues of the domain are settled. Counting them is faster than reading them. */
async function isEachOpenSettled({ trx, crawl, ledger }: Batch): Promise<boolean> {
  const { new: opened, persisting, reopened, inconclusive } = ledger.counts.all;
  return (await countOpen(trx, crawl.domain_id)) === opened + persisting + reopened + inconclusive;
}

const markArchive = walk('open', async ({ trx, crawl }, _, stretch) => {
  await markForArchive(trx, crawl, stretch);
  return 0;
});

/**
 * The steps of a settlement, in their order. Ignored issues are read before and after the open ones, because people may ignore an issue
 * between two batches, and reopen it.
 */
const STEPS = {
  targets: settleTargets,
  pages: settlePages,
  ignored: async (batch, after) => (batch.isFirst ? skipped : settleIgnored(batch, after)),
  open: async (batch, after) => {
    if (batch.isFirst) return skipped;
    const isSettled = after === null && batch.isUndisturbed && (await isEachOpenSettled(batch));
    return isSettled ? skipped : settleOpen(batch, after);
  },
  left: async (batch, after) => (batch.isFirst || batch.isUndisturbed ? skipped : settleIgnored(batch, after)),
  archive: async (batch, after) => (batch.services.config.archiveUrl === '' ? skipped : markArchive(batch, after)),
} satisfies Record<string, Step>;

const NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];

async function start(trx: Executor, domainId: string): Promise<Settling> {
  const isFirst = !(await hasIssues(trx, domainId));
  return { step: 'targets', after: null, isFirst, counts: { all: noIssues, brokenLinks: noIssues } };
}

interface How {
  /** Progress of earlier batches. Default: this is the first. */
  readonly from?: Settling | null;
  /** Work that this batch may take; the part that exceeds it is the last. A large site needs many batches. Default: all. */
  readonly budget?: number;
  /** Facts that batches share. */
  readonly earlier?: Earlier;
  /** Whether nobody else has changed the domain's issues since the first batch. Default: true. */
  readonly isUndisturbed?: boolean;
}

/**
 * Settles issues of a domain by the results of a crawl, from where the batch before ended. The caller stores how far this one came in the
 * same transaction, so each issue is settled once, even when a process dies. The transaction must have locked the domain's issues.
 *
 * Between two batches, some issues are as this crawl saw them, and others as the one before did. Each issue is whole: its history has the
 * changes that its row has.
 * @param crawl with the suggestions of `findSuggestions` for its broken links
 */
export async function settleCrawl(
  services: Pick<Services, 'ids' | 'config'>,
  trx: Executor,
  { suggestions, ...crawl }: EndedCrawl & { readonly suggestions: ReadonlyMap<string, Suggestion> },
  { from, budget = Infinity, earlier = new Earlier(crawl), isUndisturbed = true }: How = {},
): Promise<Settling & { readonly spent: number }> {
  const begun = from ?? (await start(trx, crawl.domain_id));
  const { isFirst, counts } = begun;
  const ledger = new Ledger(trx, { ids: services.ids, crawl, counts });
  const rules = await listRulesInForce(trx, crawl.domain_id, crawl.at);
  const settlement = { crawl, ledger, isFirst, isIgnored: compileRules(rules), hasRules: rules.length > 0 };
  const batch = { ...settlement, trx, services, suggestions, earlier, isUndisturbed };
  let [{ step, after }, spent] = [begun, 0];
  while (step !== null && spent < budget) {
    const done = await STEPS[step](batch, after);
    spent += done.share;
    after = done.after;
    if (after === null) step = NAMES[NAMES.indexOf(step) + 1] ?? null;
  }
  return { step, after, isFirst, counts: ledger.counts, spent };
}
