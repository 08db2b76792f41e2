import type { IssueActions, IssueActionsDone } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { domainsWith, findMembership } from '../../people/members/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { invalidSetting, notFound, ServiceError } from '../../platform/errors.ts';
import { type Executor, transaction } from '../../platform/storage/index.ts';
import { type DomainRow, getDomain, lockDomain } from '../../sites/domains/index.ts';
import { refreshIssueTotals } from '../crawls/index.ts';
import {
  type DecideChange,
  type IssueChange,
  type IssueRow,
  listChosenIssues,
  listKnownFixes,
  storeChanges,
} from '../issues/index.ts';
import { assertMayRecheck, queueRecheck } from '../rechecks/index.ts';
import { type IssueAction, readAction } from './read-action.ts';

/** Issues of one request. */
const ISSUES = 1_000;

interface Input {
  readonly domainId: string;
  readonly actions: IssueActions;
}

type Recheck = Awaited<ReturnType<typeof queueRecheck>>['row'];

/** Ids of the issues that were changed, and rechecks whose alarms are to be set. */
interface Acted {
  readonly ids: readonly string[];
  readonly rechecks: readonly Recheck[];
}

/** @throws ServiceError `not_found`, `invalid_setting` */
async function findChosen(trx: Executor, domainId: string, actions: IssueActions): Promise<readonly IssueRow[]> {
  const [issueIds, fixIds] = [new Set(actions.issue_ids), new Set(actions.fix_ids)];
  if (issueIds.size + fixIds.size === 0) throw invalidSetting('issue_ids', 'Name issues, fixes, or both.');
  if ((await listKnownFixes(trx, domainId, [...fixIds])).length < fixIds.size) throw notFound('fix');
  const chosen = { domainId, issueIds: [...issueIds], fixIds: [...fixIds], limit: ISSUES + 1 };
  const { single, ofFixes } = await listChosenIssues(trx, chosen);
  if (single.length < issueIds.size) throw notFound('issue');
  const all = new Map([...single, ...ofFixes].map((row) => [row.id, row]));
  if (all.size <= ISSUES) return [...all.values()];
  throw invalidSetting(fixIds.size > 0 ? 'fix_ids' : 'issue_ids', 'Choose at most 1,000 issues at once.');
}

/** Changes issues by one decision, and records it once. */
async function change(
  ctx: Context,
  trx: Executor,
  {
    domain,
    rows,
    decide,
  }: { readonly domain: DomainRow; readonly rows: readonly IssueRow[]; readonly decide: DecideChange },
): Promise<Acted> {
  const decided: { readonly row: IssueRow; readonly change: IssueChange }[] = [];
  for (const row of rows) {
    const made = await decide(row, trx);
    if (made !== undefined) decided.push({ row, change: made });
  }
  const ids = decided.map(({ row }) => row.id);
  if (ids.length === 0) return { ids, rechecks: [] };
  await storeChanges(ctx, trx, decided);
  await refreshIssueTotals(ctx, trx, domain.id, ids);
  return { ids, rechecks: [] };
}

/** A recheck sends requests to the site, as a crawl does, so a person needs the right to crawl. @throws ServiceError `forbidden` */
async function assertMayCrawl({ account, actor }: Context, on: Executor, domainId: string): Promise<void> {
  if (actor.kind !== 'person') return;
  const membership = await findMembership(on, { account_id: account.id, user_id: actor.id });
  const domains = membership === undefined ? [] : domainsWith(membership, 'crawl');
  if (domains === null || domains.includes(domainId)) return;
  throw new ServiceError(
    'forbidden',
    'You do not have the right to crawl this domain. An owner or administrator can give it to you.',
  );
}

/** Queues rechecks of issues. */
async function recheck(ctx: Context, trx: Executor, rows: readonly IssueRow[]): Promise<Acted> {
  const rechecks: Recheck[] = [];
  for (const issue of rows) {
    const { row, isNew } = await queueRecheck(ctx, trx, issue);
    if (isNew) rechecks.push(row);
  }
  return { ids: rechecks.map(({ issue_id }) => issue_id), rechecks };
}

/** Rechecks have a list of their own, so the audit log has none of them. */
async function audit(
  ctx: Context,
  trx: Executor,
  {
    domain,
    action,
    audited,
    ids,
  }: Pick<IssueAction, 'audited'> & {
    readonly domain: DomainRow;
    readonly action: string;
    readonly ids: readonly string[];
  },
): Promise<void> {
  const subject = { id: domain.id, name: domain.hostname };
  const after = { action, issues: ids.length, ...audited };
  await recordAudit(ctx, trx, { action: 'issues.changed', domainId: domain.id, subject, after });
}

/**
 * Does the same to many issues of a domain, all of them or none. Issues that are as wanted already are skipped.
 * @throws ServiceError `not_found`, `forbidden`, `invalid_setting`; of rechecks also `domain_read_only`, `domain_not_verified`,
 * `rate_limited`
 */
export async function actOnIssues(ctx: Context, { domainId, actions }: Input): Promise<IssueActionsDone> {
  const domain = await getDomain(ctx, domainId);
  const { decide, audited } = readAction(ctx, actions);
  if (decide === undefined) {
    await assertMayCrawl(ctx, ctx.db.knex, domain.id);
    await assertMayRecheck(ctx, domain);
  }
  const { ids, rechecks, chosen } = await transaction(ctx.db, async (trx) => {
    // The lock keeps out crawls that settle issues, and the deletion of the domain.
    await lockDomain(ctx, trx, domain.id);
    const rows = await findChosen(trx, domain.id, actions);
    const acted =
      decide === undefined ? await recheck(ctx, trx, rows) : await change(ctx, trx, { domain, rows, decide });
    if (decide !== undefined && acted.ids.length > 0)
      await audit(ctx, trx, { domain, action: actions.action, audited, ids: acted.ids });
    return { ...acted, chosen: rows.length };
  });
  for (const row of rechecks) await ctx.alarms.wake('recheck', row);
  return { changed: ids.length, issue_ids: [...ids], skipped: chosen - ids.length };
}
