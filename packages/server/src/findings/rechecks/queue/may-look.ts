import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { effectiveCrawlConfig, getDomain, ownershipBeforeCrawl, readOnlyTest } from '../../../sites/domains/index.ts';
import type { SiteToRequest } from './look-at-url.ts';

/** The error for a URL that may not be requested. The message is for people. */
export class RefusedLookError extends Error {
  override readonly name = 'RefusedLookError';
}

/**
 * Checks plan, suspension and ownership before a URL is requested, as before a crawl.
 * @throws RefusedLookError
 */
export async function siteToLookAt(ctx: Context, domainId: string): Promise<SiteToRequest> {
  const domain = await getDomain(ctx, domainId);
  if (ctx.account.suspendedAt !== null) throw new RefusedLookError('The account is suspended.');
  if ((await readOnlyTest(ctx))(domain)) throw new RefusedLookError('The domain is over the limit of the plan.');
  const ownership = await ownershipBeforeCrawl(ctx, domain);
  if (ownership === 'lost') throw new RefusedLookError('The ownership of the domain is not proved any more.');
  if (ownership === 'wait')
    throw new RefusedLookError('The TXT record of the domain was not found just now. Check it, then try again.');
  try {
    return { hostname: domain.hostname, config: effectiveCrawlConfig(ctx, domain) };
  } catch (error) {
    if (error instanceof ServiceError) throw new RefusedLookError(error.message);
    throw error;
  }
}
