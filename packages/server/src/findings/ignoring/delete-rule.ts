import type { Context } from '../../context.ts';
import { assertAllowedOn } from '../../platform/asserts/assert-allowed.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { notFound } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { lockDomain } from '../../sites/domains/index.ts';
import { refreshIssueTotals } from '../crawls/index.ts';
import { deleteRule, endIgnoringByRule, findRule } from '../issues/index.ts';
import { auditedValues } from './audited-values.ts';

/** Deletes a rule and opens the issues that it ignored. @throws ServiceError `not_found`, `forbidden` */
export async function deleteIssueRule(ctx: Context, ruleId: string): Promise<void> {
  const known = await findRule(ctx.db.knex, ctx.account.id, ruleId);
  if (known === undefined) throw notFound('rule');
  assertAllowedOn(ctx, known.domain_id, 'rule');
  await transaction(ctx.db, async (trx) => {
    // The lock keeps out crawls that settle issues, and the deletion of the domain.
    await lockDomain(ctx, trx, known.domain_id);
    await endIgnoringByRule(trx, known.id);
    await deleteRule(trx, known.id);
    await refreshIssueTotals(ctx, trx, known.domain_id);
    const { id, kind, url_pattern, domain_id: domainId } = known;
    const subject = { id, name: url_pattern ?? kind ?? '' };
    await recordAudit(ctx, trx, { action: 'issue_rule.deleted', domainId, subject, before: auditedValues(known) });
  });
}
