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

/** Links with which anybody can read the report of a domain. They work while the domain's setting `sharing` is on. */
export interface ShareLinks {
  /**
   * Makes a link. Only this answer has its `url`.
   * @example
   * const { url } = await client.shareLinks.create(domain.id, { name: 'For the agency' });
   */
  create(domainId: string, body?: ShareLinkCreate, options?: PostOptions): ApiPromise<ShareLinkWithUrl>;

  /** The links of a domain, newest first, expired ones included. */
  list(domainId: string, query?: QueryParameters<'listShareLinks'>, options?: RequestOptions): List<ShareLink>;

  /** One link, without its address. */
  get(domainId: string, shareLinkId: string, options?: RequestOptions): ApiPromise<ShareLink>;

  /** Changes the name, end or password of a link; null removes one. Its address stays. */
  update(domainId: string, shareLinkId: string, body: ShareLinkUpdate, options?: ChangeOptions): ApiPromise<ShareLink>;

  /** Revokes a link, so that its address is unknown from then on. */
  revoke(domainId: string, shareLinkId: string, options?: ChangeOptions): ApiPromise<undefined>;
}

/** Badges: images with a number of a domain, for external pages. They work while the domain's setting `sharing` is on. */
export interface Badges {
  /** Makes a badge, or gives it another address. Only this answer has its `url`. */
  create(domainId: string, body: { readonly metric: BadgeMetric }, options?: PostOptions): ApiPromise<BadgeWithUrl>;

  /** The badges of a domain, at most one for each metric. */
  list(domainId: string, options?: RequestOptions): ApiPromise<{ data: Badge[] }>;

  /** Deletes a badge, so that its address is unknown from then on. */
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
