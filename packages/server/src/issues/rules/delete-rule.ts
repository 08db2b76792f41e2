import { assertAllowedOn } from '../../assert-allowed.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { transaction } from '../../storage/index.ts';
import { endIgnoringByRule } from '../ignore-store.ts';
import { lockDomain } from '../settle/settlement-store.ts';
import { deleteRule, findRule } from './rule-store.ts';

/** What it ignored is open again. @throws ServiceError `not_found`, `forbidden` */
export async function deleteIssueRule(ctx: Context, ruleId: string): Promise<void> {
  const known = await findRule(ctx.db.knex, ctx.account.id, ruleId);
  if (known === undefined) throw notFound('rule');
  assertAllowedOn(ctx, known.domain_id, 'rule');
  await transaction(ctx.db, async (trx) => {
    await lockDomain(trx, known.domain_id);
    await endIgnoringByRule(trx, known.id);
    await deleteRule(trx, known.id);
    const { id, kind, url_pattern, reason } = known;
    const subject = { id, name: url_pattern ?? kind ?? '' };
    await recordAudit(ctx, trx, { action: 'issue_rule.deleted', subject, before: { kind, url_pattern, reason } });
  });
}
