import type { IssueStateCounts } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { getDomain } from '../../../sites/domains/index.ts';
import { countIssuesIn, countOpenByOutcome } from './count-store.ts';

/** Issues of one state that are counted at most. */
const MAX_COUNTED = 10_000;

interface Counted {
  readonly domainId: string;
  /** Undefined: in any fix or in none. */
  readonly fixId: string | undefined;
}

/**
 * Counts how many issues of a domain are new, still open, fixed and ignored now.
 * @throws ServiceError `not_found`
 */
export async function countIssues(ctx: Context, { domainId, fixId }: Counted): Promise<IssueStateCounts> {
  const { id } = await getDomain(ctx, domainId);
  const on = ctx.db.knex;
  // One more than the maximum shows whether there are more.
  const counted = { domainId: id, fixId, limit: MAX_COUNTED + 1 };
  const open = await countOpenByOutcome(on, counted);
  const fixed = await countIssuesIn(on, { ...counted, state: 'fixed' });
  const ignored = await countIssuesIn(on, { ...counted, state: 'ignored' });
  const news = (open.get('new') ?? 0) + (open.get('reopened') ?? 0);
  const all = [...open.values()].reduce((sum, count) => sum + count, 0);
  return {
    new: Math.min(news, MAX_COUNTED),
    still_open: Math.min(all, MAX_COUNTED) - Math.min(news, MAX_COUNTED),
    fixed: Math.min(fixed, MAX_COUNTED),
    ignored: Math.min(ignored, MAX_COUNTED),
    complete: Math.max(all, fixed, ignored) <= MAX_COUNTED,
  };
}
