import type { VerificationStatus } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { type PageOf, type PageRequest, toPage } from '../paging.ts';
import type { DomainRow } from './domain-row.ts';
import { ownerOf } from './get-domain.ts';
import { normaliseHostname } from './hostname.ts';
import { listDomainRows } from './store.ts';

export interface ListDomainsInput extends PageRequest {
  readonly status?: VerificationStatus | undefined;
  /** Any spelling; what is no hostname matches nothing. */
  readonly hostname?: string | undefined;
}

/** One page of the domains that the caller may know of, newest first. */
export async function listDomains(ctx: Context, input: ListDomainsInput): Promise<PageOf<DomainRow>> {
  const { limit, after, status } = input;
  const wanted = input.hostname === undefined ? undefined : normaliseHostname(input.hostname);
  if (wanted !== undefined && 'fault' in wanted) return { data: [], nextCursor: null };
  const filter = { status, hostname: wanted?.hostname, after, limit };
  const rows = await listDomainRows(ctx.db.knex, ownerOf(ctx), filter);
  return toPage(rows, limit, ({ created_at: at, id }) => ({ at, id }));
}
