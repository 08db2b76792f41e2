import type {
  Badge,
  BadgeMetric,
  BadgeWithUrl,
  QueryParameters,
  ShareLink,
  ShareLinkCreate,
  ShareLinkUpdate,
  ShareLinkWithUrl,
} from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';

/** Addresses at which anybody can read the report of a domain. They work while its setting `sharing` is on. */
export interface ShareLinks {
  /**
   * Makes a link. Its `url` is in this answer and nowhere else afterwards.
   * @example
   * const { url } = await client.shareLinks.create(domain.id, { name: 'For the agency' });
   */
  create(domainId: string, body?: ShareLinkCreate, options?: PostOptions): ApiPromise<ShareLinkWithUrl>;

  /** The links of a domain, newest first, expired ones included. */
  list(domainId: string, query?: QueryParameters<'listShareLinks'>, options?: RequestOptions): List<ShareLink>;

  /** One link, without its address. */
  get(domainId: string, shareLinkId: string, options?: RequestOptions): ApiPromise<ShareLink>;

  /** Changes its name, end or password; null removes them. Its address stays. */
  update(domainId: string, shareLinkId: string, body: ShareLinkUpdate, options?: ChangeOptions): ApiPromise<ShareLink>;

  /** Its address is unknown from then on. */
  revoke(domainId: string, shareLinkId: string, options?: ChangeOptions): ApiPromise<undefined>;
}

/** Images of one number of a domain, for pages of others. They work while its setting `sharing` is on. */
export interface Badges {
  /** Makes a badge, or gives it another address. Its `url` is in this answer and nowhere else afterwards. */
  create(domainId: string, body: { readonly metric: BadgeMetric }, options?: PostOptions): ApiPromise<BadgeWithUrl>;

  /** The badges of a domain, one for each metric at most. */
  list(domainId: string, options?: RequestOptions): ApiPromise<{ data: Badge[] }>;

  /** Its address is unknown from then on. */
  delete(domainId: string, metric: BadgeMetric, options?: ChangeOptions): ApiPromise<undefined>;
}

export const shareLinks = ({ list, get, send, patch, remove }: Operations): ShareLinks => {
  const create = send('/api/v1/domains/{domain_id}/share-links');
  return {
    create: (domainId, body = {}, options) => create(domainId, body, options),
    list: list('/api/v1/domains/{domain_id}/share-links'),
    get: get('/api/v1/domains/{domain_id}/share-links/{share_link_id}'),
    update: patch('/api/v1/domains/{domain_id}/share-links/{share_link_id}'),
    revoke: remove('/api/v1/domains/{domain_id}/share-links/{share_link_id}'),
  };
};

export const badges = ({ get, send, remove }: Operations): Badges => ({
  create: send('/api/v1/domains/{domain_id}/badges'),
  list: get('/api/v1/domains/{domain_id}/badges'),
  delete: remove('/api/v1/domains/{domain_id}/badges/{metric}'),
});
