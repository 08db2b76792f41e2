import type {
  AdminAccount,
  AdminAccountCreate,
  AdminAccountCreated,
  AdminAccountUpdate,
  QueryParameters,
} from '@linkvitals/contract/types';
import type { ApiPromise } from './api-promise.ts';
import type { ClientOptions } from './client-options.ts';
import { connect } from './connect.ts';
import type { List } from './list.ts';
import { type Platform, realPlatform } from './platform.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from './request-options.ts';

export type { AdminAccount, AdminAccountCreate, AdminAccountCreated, AdminAccountUpdate };

export interface AdminClientOptions extends Omit<ClientOptions, 'apiKey'> {
  /** The server's LINKVITALS_ADMIN_KEY. */
  readonly adminKey: string;
}

/** Methods of the operator API, which work on any account. */
export interface AdminClient {
  /** All accounts, newest first. `search` finds a part of the name, or the id. */
  list(query?: QueryParameters<'listAccounts'>, options?: RequestOptions): List<AdminAccount>;

  /** Makes an account with its owner. Pass `owner_link` on to the owner. */
  create(body: AdminAccountCreate, options?: PostOptions): ApiPromise<AdminAccountCreated>;

  /** One account; its ETag comes with `withResponse()`. */
  get(accountId: string, options?: RequestOptions): ApiPromise<AdminAccount>;

  /** Changes the plan or the domain limit, suspends or resumes the account. */
  update(accountId: string, body: AdminAccountUpdate, options?: ChangeOptions): ApiPromise<AdminAccount>;
}

/** Makes a client; `platform` is for tests. */
export function buildAdminClient({ adminKey, ...options }: AdminClientOptions, platform: Platform): AdminClient {
  const { get, list, patch, send } = connect({ ...options, apiKey: adminKey }, platform);
  return {
    list: list('/api/v1/admin/accounts'),
    create: send('/api/v1/admin/accounts'),
    get: get('/api/v1/admin/accounts/{account_id}'),
    update: patch('/api/v1/admin/accounts/{account_id}'),
  };
}

/**
 * A client of the operator API, with the operator's key.
 * @throws TypeError when an option makes no sense.
 */
export const createAdminClient = (options: AdminClientOptions): AdminClient => buildAdminClient(options, realPlatform);
