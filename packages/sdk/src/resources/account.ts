import type {
  Account,
  AccountTrends,
  AccountUpdate,
  AccountUsage,
  AccountWithPlans,
  AuditEntry,
  NewOwnAccount,
  QueryParameters,
  Session,
} from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';

/** The confirmation that deletes the account. */
export interface AccountDeleteOptions extends ChangeOptions {
  /** The exact name of the account; anything else is refused. */
  readonly confirm: string;
}

/** The account itself. */
export interface AccountResource {
  /** Makes the person's own account, on servers where everybody may sign up. The session then belongs to it. */
  create(body: NewOwnAccount, options?: PostOptions): ApiPromise<Session>;

  /** Name, plan and the limits of the plan; its ETag comes with `withResponse()`. */
  get(options?: RequestOptions): ApiPromise<AccountWithPlans>;

  /** Renames the account. */
  update(body: AccountUpdate, options?: ChangeOptions): ApiPromise<Account>;

  /** Deletes the account and all its data, for good. Needs a session whose sign-in is at most 15 minutes old. */
  delete(options: AccountDeleteOptions): ApiPromise<undefined>;

  /** The present usage of the plan. */
  usage(options?: RequestOptions): ApiPromise<AccountUsage>;

  /** Figures of the crawls of all domains on each of the last 30, 60 or 90 days (`window`). */
  trends(query?: QueryParameters<'getTrends'>, options?: RequestOptions): ApiPromise<AccountTrends>;

  /** Changes with their authors and addresses, newest first. */
  auditLog(query?: QueryParameters<'listAuditLog'>, options?: RequestOptions): List<AuditEntry>;
}

export const account = ({ get, query, list, patch, remove, send }: Operations): AccountResource => ({
  create: send('/api/v1/accounts'),
  get: get('/api/v1/account'),
  update: patch('/api/v1/account'),
  delete: remove('/api/v1/account'),
  usage: get('/api/v1/account/usage'),
  trends: query('/api/v1/trends'),
  auditLog: list('/api/v1/audit-log'),
});
