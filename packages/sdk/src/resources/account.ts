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

/** What must be said to delete the account. */
export interface AccountDeleteOptions extends ChangeOptions {
  /** The exact name of the account; anything else is refused. */
  readonly confirm: string;
}

/** The account itself. */
export interface AccountResource {
  /** Makes an account of the person's own, where everybody may sign up; the session is for it from then on. */
  create(body: NewOwnAccount, options?: PostOptions): ApiPromise<Session>;

  /** Name, plan and what the plan allows; its ETag comes with `withResponse()`. */
  get(options?: RequestOptions): ApiPromise<AccountWithPlans>;

  /** Renames the account. */
  update(body: AccountUpdate, options?: ChangeOptions): ApiPromise<Account>;

  /** Deletes the account and everything of it, for good. Needs a session that was signed in for in the last 15 minutes. */
  delete(options: AccountDeleteOptions): ApiPromise<undefined>;

  /** What the account uses of its plan at this moment. */
  usage(options?: RequestOptions): ApiPromise<AccountUsage>;

  /** What the crawls of all domains measured on each of the last 30, 60 or 90 days (`window`). */
  trends(query?: QueryParameters<'getTrends'>, options?: RequestOptions): ApiPromise<AccountTrends>;

  /** What was changed, by whom and from where, newest first. */
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
