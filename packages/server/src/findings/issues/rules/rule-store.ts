import type { PageRequest } from '../../../platform/paging.ts';
import { type Executor, newestFirst } from '../../../platform/storage/index.ts';
import { domainNotDeleted } from '../../../sites/domains/index.ts';
import type { Rule } from './match-rules.ts';

/** Rules of a domain that are valid at a time, epoch ms; the oldest first. */
export async function listRulesInForce(on: Executor, domainId: string, at: number): Promise<Rule[]> {
  return on('issue_rules')
    .where({ domain_id: domainId })
    .where((where) => where.whereNull('expires_at').orWhere('expires_at', '>', at))
    .orderBy(['created_at', 'id'])
    .select('id', 'kind', 'url_pattern', 'reason', 'created_by', 'expires_at');
}

export interface RuleRow extends Rule {
  readonly account_id: string;
  readonly domain_id: string;
  readonly created_at: number;
  /** Incremented by each change. */
  readonly version: number;
}

/** A rule with the number of issues that it ignores now. */
export interface CountedRule extends RuleRow {
  readonly ignored: number;
}

export async function countRules(on: Executor, domainId: string): Promise<number> {
  const [row] = await on('issue_rules').where({ domain_id: domainId }).count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** Number of open issues of a domain. */
export async function countOpen(on: Executor, domainId: string): Promise<number> {
  const [row] = await on('issues').where({ domain_id: domainId, state: 'open' }).count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** Counts the issues that each of these rules ignores now; rules that ignore none are left out. */
export async function countIgnoredBy(on: Executor, ruleIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ruleIds.length === 0) return new Map();
  const rows: { ignore_rule_id: string; count: number | string }[] = await on('issues')
    .whereIn('ignore_rule_id', [...ruleIds])
    .where({ state: 'ignored' })
    .groupBy('ignore_rule_id')
    .select('ignore_rule_id')
    .count({ count: '*' });
  return new Map(rows.map(({ ignore_rule_id, count }) => [ignore_rule_id, Number(count)]));
}

export async function insertRule(on: Executor, rule: RuleRow): Promise<void> {
  await on('issue_rules').insert(rule);
}

/** Rules of a domain, newest first, one more than the limit. */
export async function listRuleRows(on: Executor, domainId: string, page: PageRequest): Promise<RuleRow[]> {
  return newestFirst(on('issue_rules').where({ domain_id: domainId }), page);
}

const ofAccount = (on: Executor, accountId: string, id: string) =>
  on('issue_rules').where({ id, account_id: accountId }).where(domainNotDeleted('issue_rules.domain_id'));

export async function findRule(on: Executor, accountId: string, id: string): Promise<RuleRow | undefined> {
  return ofAccount(on, accountId, id).first();
}

/** Finds a rule like `findRule`, and locks it until the transaction ends. */
export async function lockRule(trx: Executor, accountId: string, id: string): Promise<RuleRow | undefined> {
  return ofAccount(trx, accountId, id).forUpdate().first();
}

export type RuleChange = Partial<Pick<RuleRow, 'kind' | 'url_pattern' | 'reason' | 'expires_at'>>;

/** Changes a row that the transaction has locked, and increments its version. */
export async function updateRule(
  trx: Executor,
  { id, version }: Pick<RuleRow, 'id' | 'version'>,
  change: RuleChange,
): Promise<void> {
  await trx('issue_rules')
    .where({ id })
    .update({ ...change, version: version + 1 });
}

export async function deleteRule(on: Executor, id: string): Promise<void> {
  await on('issue_rules').where({ id }).delete();
}
