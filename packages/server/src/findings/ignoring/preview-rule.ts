import type { Context } from '../../context.ts';
import { assertWritable, getDomain } from '../../sites/domains/index.ts';
import { previewRule, type RulePreview } from '../issues/index.ts';
import { type Condition, readCondition } from './read-condition.ts';

interface Input extends Condition {
  readonly domainId: string;
}

/**
 * Counts the issues that a rule would ignore, and changes nothing.
 * @throws ServiceError as `createIssueRule`: `not_found`, `forbidden`, `domain_read_only`, `invalid_setting`
 */
export async function previewIssueRule(ctx: Context, { domainId, ...given }: Input): Promise<RulePreview> {
  const domain = await getDomain(ctx, domainId);
  await assertWritable(ctx, domain);
  const { kind, urlPattern } = readCondition(given);
  return previewRule(ctx.db.knex, { domainId: domain.id, kind, url_pattern: urlPattern });
}
