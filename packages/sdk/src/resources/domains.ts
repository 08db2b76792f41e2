import type { Domain, DomainCreate, DomainUpdate, QueryParameters } from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { List } from '../list.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';
import type { Transport } from '../transport.ts';

/** What must be said to delete a domain. */
export interface DomainDeleteOptions extends ChangeOptions {
  /** The exact normalised hostname of the domain; anything else is refused. */
  readonly confirm: string;
}

/** The websites of the account. */
export class Domains {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** All domains, newest first. `hostname` and `verification_status` choose among them. */
  list(query?: QueryParameters<'listDomains'>, options?: RequestOptions): List<Domain> {
    return this.#transport.list('listDomains', { query, options });
  }

  /** One domain; its ETag comes with `withResponse()`. */
  get(domainId: string, options?: RequestOptions): ApiPromise<Domain> {
    return this.#transport.request('getDomain', { path: { domain_id: domainId }, options });
  }

  /**
   * Adds a domain. Any spelling of a site is taken and normalised to a bare hostname; the answer holds the TXT record
   * that proves ownership. ConflictError `domain_exists` when the account has it already.
   */
  create(body: DomainCreate, options?: PostOptions): ApiPromise<Domain> {
    return this.#transport.request('createDomain', { body, options });
  }

  /** Changes settings; members that are left out keep their value. Sent again after a lost connection only with `ifMatch`. */
  update(domainId: string, body: DomainUpdate, options?: ChangeOptions): ApiPromise<Domain> {
    return this.#transport.request('updateDomain', { path: { domain_id: domainId }, body, options });
  }

  /** Deletes a domain and everything of it, at once and for good. */
  delete(domainId: string, { confirm, ...options }: DomainDeleteOptions): ApiPromise<undefined> {
    return this.#transport.request('deleteDomain', { path: { domain_id: domainId }, query: { confirm }, options });
  }

  /** Looks for the TXT record now; the answer is the domain after the check. */
  checkVerification(domainId: string, options?: PostOptions): ApiPromise<Domain> {
    return this.#transport.request('checkDomainVerification', { path: { domain_id: domainId }, options });
  }
}
