import type { Domain } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { crawlsOf } from '../../findings/crawls/index.ts';
import { configInForce } from '../domains/index.ts';
import type { DomainDetails } from './describe-domains.ts';
import { presentDomain } from './present-domain.ts';
import { type FoundDomain, readFound } from './view-store.ts';

type Related = Pick<DomainDetails, 'webhookIds' | 'isReadOnly'>;

function present(ctx: Context, found: FoundDomain, related: Related): Domain {
  const { row, summary } = readFound(found);
  return presentDomain({ row, crawls: crawlsOf(summary), inForce: configInForce(ctx, row), ...related });
}

/**
 * Makes a function that shows a domain of the caller's account as the API does. It is made anew only if its facts have
 * changed: the row of the domain, the plan, or `related`.
 */
export function domainPresenter(ctx: Context): (found: FoundDomain, related: Related) => Domain {
  const plan = JSON.stringify(ctx.account.plan);
  return (found, related) => {
    const { webhookIds, isReadOnly } = related;
    const facts = { row: found, related: `${plan} ${isReadOnly} ${webhookIds.join()}` };
    return ctx.shownDomains.show(found.id, facts, () => present(ctx, found, related));
  };
}
