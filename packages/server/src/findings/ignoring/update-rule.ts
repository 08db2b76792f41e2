import type { IssueRuleUpdate } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { assertFuture } from '../../platform/asserts/assert-future.ts';
import { assertVersion } from '../../platform/asserts/assert-version.ts';
import { readText } from '../../platform/asserts/written-text.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { notFound } from '../../platform/errors.ts';
import { type Executor, transaction } from '../../platform/storage/index.ts';
import { assertWritable, getDomain, lockDomain } from '../../sites/domains/index.ts';
import { refreshIssueTotals } from '../crawls/index.ts';
import {
  applyRule,
  type CountedRule,
  endIgnoringByRule,
  lockRule,
  type RuleChange,
  type RuleRow,
  updateIgnoredByRule,
  updateRule,
} from '../issues/index.ts';
import { auditedValues } from './audited-values.ts';
import { getIssueRule } from './get-rule.ts';
import { assertCondition, readKind, readPattern } from './read-condition.ts';

interface Input {
  readonly ruleId: string;
  readonly change: IssueRuleUpdate;
  /** Version that the rule must still have; undefined: any. */
  readonly version: number | undefined;
}

/**
 * Changes the given members of a rule and keeps the others. Matching issues are looked up anew only if they may have
 * changed.
 * @throws ServiceError `not_found`, `forbidden`, `domain_read_only`, `invalid_setting`, `precondition_failed`
 */
export async function updateIssueRule(ctx: Context, { ruleId, change, version }: Input): Promise<CountedRule> {
  const { domain_id: domainId } = await getIssueRule(ctx, ruleId);
  const domain = await getDomain(ctx, domainId);
  await assertWritable(ctx, domain);
  const columns = readChange(ctx, change);
  await transaction(ctx.db, async (trx) => {
    // The lock keeps out crawls that settle issues, and the deletion of the domain.
    await lockDomain(ctx, trx, domainId);
    const known = await lockRule(trx, ctx.account.id, ruleId);
    if (known === undefined) throw notFound('rule');
    assertVersion(known, version, 'rule');
    const rule: RuleRow = { ...known, ...columns, version: known.version + 1 };
    assertCondition({ kind: rule.kind, urlPattern: rule.url_pattern });
    await updateRule(trx, known, columns);
    await settle(trx, { known, rule, now: ctx.clock.now() });
    await refreshIssueTotals(ctx, trx, domainId);
    const [before, after] = [auditedValues(known), auditedValues(rule)];
    const subject = { id: ruleId, name: domain.hostname };
    await recordAudit(ctx, trx, { action: 'issue_rule.updated', domainId, subject, before, after });
  });
  return getIssueRule(ctx, ruleId);
}

function readChange(ctx: Context, { kind, url_pattern, reason, expires_at }: IssueRuleUpdate): RuleChange {
  const expiresAt = expires_at == null ? null : Date.parse(expires_at);
  assertFuture(ctx, expiresAt, 'expires_at');
  return {
    ...(kind !== undefined && { kind: kind && readKind(kind) }),
    ...(url_pattern !== undefined && { url_pattern: url_pattern && readPattern(url_pattern) }),
    ...(reason !== undefined && { reason: readText(reason, { pointer: 'reason', what: 'The reason' }) }),
    ...(expires_at !== undefined && { expires_at: expiresAt }),
  };
}

const isOver = ({ expires_at: end }: RuleRow, now: number): boolean => end !== null && end <= now;

interface Settled {
  readonly known: RuleRow;
  readonly rule: RuleRow;
  readonly now: number;
}

/**
 * Ignores issues by the changed rule. Those that a person opened stay open unless the rule now matches other issues.
 */
async function settle(trx: Executor, { known, rule, now }: Settled): Promise<void> {
  const fitsOthers = rule.kind !== known.kind || rule.url_pattern !== known.url_pattern;
  if (!fitsOthers && !isOver(known, now)) return updateIgnoredByRule(trx, rule);
  await endIgnoringByRule(trx, rule.id);
  if (!isOver(rule, now)) await applyRule(trx, rule, now);
}
