import type { Context } from '../../context.ts';
import { assertAllowedOn } from '../../platform/asserts/assert-allowed.ts';
import { notFound } from '../../platform/errors.ts';
import { type CountedRule, countIgnoredBy, findRule } from '../issues/index.ts';

/** @throws ServiceError `not_found`, `forbidden` */
export async function getIssueRule(ctx: Context, ruleId: string): Promise<CountedRule> {
  const rule = await findRule(ctx.db.knex, ctx.account.id, ruleId);
  if (rule === undefined) throw notFound('rule');
  assertAllowedOn(ctx, rule.domain_id, 'rule');
  const ignored = await countIgnoredBy(ctx.db.knex, [ruleId]);
  return { ...rule, ignored: ignored.get(ruleId) ?? 0 };
}
