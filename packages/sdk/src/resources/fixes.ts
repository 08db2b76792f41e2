import type { Fix, FixMail, FixMailQueued, FixPoints, FixSelection, QueryParameters } from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { RequestOptions } from '../request-options.ts';

/** Changes that one person makes in one place, each with the open issues that it settles. */
export interface Fixes {
  /**
   * The fixes of all domains, the first thing to do first.
   * @example
   * for await (const fix of client.fixes.list({ severity: 'error' })) console.log(fix.kind, fix.points);
   */
  list(query?: QueryParameters<'listAllFixes'>, options?: RequestOptions): List<Fix>;

  /** The fixes of one domain, the first thing to do first. */
  listOfDomain(domainId: string, query?: QueryParameters<'listFixes'>, options?: RequestOptions): List<Fix>;

  /** @throws NotFoundError once none of its issues is open */
  get(fixId: string, options?: RequestOptions): ApiPromise<Fix>;

  /** The points of the score that come back with several fixes of a domain together. */
  points(domainId: string, body: FixSelection, options?: RequestOptions): ApiPromise<FixPoints>;

  /**
   * Sends one mail that hands fixes of a domain over to a member, by their id, or to any address.
   * @example
   * await client.fixes.mail(domainId, { fix_ids: [fix.id], to: 'webmaster@example.com', note: 'Before Friday, please.' });
   * @throws ApiError `channel_not_ready` when the server sends no mail
   */
  mail(domainId: string, body: FixMail, options?: RequestOptions): ApiPromise<FixMailQueued>;
}

export function fixes({ list, get, send }: Operations): Fixes {
  return {
    list: list('/api/v1/fixes'),
    listOfDomain: list('/api/v1/domains/{domain_id}/fixes'),
    get: get('/api/v1/fixes/{fix_id}'),
    points: send('/api/v1/domains/{domain_id}/fixes/points'),
    mail: send('/api/v1/domains/{domain_id}/fixes/mail'),
  };
}
