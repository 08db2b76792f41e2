import { bylineOf } from '@linkvitals/contract/wording/byline';
import type { Context } from '../../context.ts';
import { assertFuture } from '../../platform/asserts/assert-future.ts';
import { readText } from '../../platform/asserts/written-text.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { assertWritable, getDomain, lockDomain } from '../../sites/domains/index.ts';
import { refreshIssueTotals } from '../crawls/index.ts';
import { applyRule, type CountedRule, countIgnoredBy, countRules, insertRule, type RuleRow } from '../issues/index.ts';
import { auditedValues } from './audited-values.ts';
import { type Condition, readCondition } from './read-condition.ts';

const MAX_RULES = 100;

interface Input extends Condition {
  readonly domainId: string;
  readonly reason: string;
  /** Epoch ms; null: forever. */
  readonly expiresAt: number | null;
}

/**
 * Makes a rule that ignores matching issues from now on, and those that are open already.
 * @throws ServiceError `not_found`, `forbidden`, `domain_read_only`, `invalid_setting`, `issue_rule_limit_reached`
 */
export async function createIssueRule(ctx: Context, input: Input): Promise<CountedRule> {
  const domain = await getDomain(ctx, input.domainId);
  await assertWritable(ctx, domain);
  assertFuture(ctx, input.expiresAt, 'expires_at');
  const { kind, urlPattern } = readCondition(input);
  const at = ctx.clock.now();
  const rule: RuleRow = {
    id: ctx.ids.uuid(),
    account_id: ctx.account.id,
    domain_id: domain.id,
    kind,
    url_pattern: urlPattern,
    reason: readText(input.reason, { pointer: 'reason', what: 'The reason' }),
    created_by: bylineOf(ctx.actor),
    expires_at: input.expiresAt,
    created_at: at,
    version: 1,
  };
  await transaction(ctx.db, async (trx) => {
    // The lock keeps out crawls that settle issues, and the deletion of the domain.
    await lockDomain(ctx, trx, domain.id);
    if ((await countRules(trx, domain.id)) >= MAX_RULES)
      throw new ServiceError(
        'issue_rule_limit_reached',
        `The domain has ${MAX_RULES} rules. Delete one that nobody needs any more.`,
      );
    await insertRule(trx, rule);
    await applyRule(trx, rule, at);
    await refreshIssueTotals(ctx, trx, domain.id);
    const audited = { domainId: domain.id, subject: { id: rule.id, name: domain.hostname } };
    await recordAudit(ctx, trx, { action: 'issue_rule.created', ...audited, after: auditedValues(rule) });
  });
  const ignored = await countIgnoredBy(ctx.db.knex, [rule.id]);
  return { ...rule, ignored: ignored.get(rule.id) ?? 0 };
}
