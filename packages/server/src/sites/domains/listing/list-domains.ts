import { domainToASCII } from 'node:url';
import type { DomainSort, VerificationStatus } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import type { DomainRow } from '../domain-row.ts';
import { ownerOf } from '../get-domain.ts';
import { normaliseHostname } from '../hostname.ts';
import { positionIn, readOrder } from './domain-sort.ts';
import { type DomainFilter, listDomainsInOrder, listNewestDomains } from './list-store.ts';

export interface ListDomainsInput extends PageRequest {
  readonly status?: VerificationStatus | undefined;
  /** Hostname in any spelling; a text that is no hostname matches nothing. */
  readonly hostname?: string | undefined;
  /** Text that the hostname contains. */
  readonly text?: string | undefined;
  /** Default: newest first. */
  readonly sort?: DomainSort | undefined;
}

/** Lists one page of the domains that the caller may know of. */
export async function listDomains(ctx: Context, input: ListDomainsInput): Promise<PageOf<DomainRow>> {
  const { limit, after, status, text, sort } = input;
  const wanted = input.hostname === undefined ? undefined : normaliseHostname(input.hostname);
  if (wanted !== undefined && 'fault' in wanted) return { data: [], nextCursor: null };
  const hostnameLike = text === undefined ? undefined : hostnamePattern(text);
  const filter: DomainFilter = { owner: ownerOf(ctx), status, hostname: wanted?.hostname, hostnameLike };
  const on = ctx.db.knex;
  if (sort === undefined) {
    const rows = await listNewestDomains(on, filter, { limit, after });
    return toPage(rows, limit, ({ created_at: at, id }) => ({ at, id }));
  }
  const order = readOrder(sort);
  const rows = await listDomainsInOrder(on, filter, { ...order, limit, after });
  return toPage(rows, limit, (row) => positionIn(order, row));
}

/**
 * Converts a text to the form in which hostnames are stored: lower case, and international letters as punycode when the
 * text is a name.
 */
function asStored(text: string): string {
  const lower = text.toLowerCase();
  return /^[\x20-\x7e]*$/.test(lower) ? lower : domainToASCII(lower) || lower;
}

/** SQLite reads a pattern only up to a NUL. A space replaces it, which no hostname contains either. */
const NUL = /\0/g;

/** Pattern for LIKE, with `!` as its escape, that finds hostnames which contain this text */
const hostnamePattern = (text: string): string => `%${asStored(text).replace(/[!%_]/g, '!$&').replace(NUL, ' ')}%`;
