import type { Member, MemberUpdate, QueryParameters } from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { ChangeOptions, RequestOptions } from '../request-options.ts';

/** The people of the account. Only people may manage them: these methods need a session. */
export interface Members {
  /** All members, newest first. */
  list(query?: QueryParameters<'listMembers'>, options?: RequestOptions): List<Member>;

  /** One member; its ETag comes with `withResponse()`. */
  get(userId: string, options?: RequestOptions): ApiPromise<Member>;

  /** Changes the role or the grants; members of the body that are left out keep their value. */
  update(userId: string, body: MemberUpdate, options?: ChangeOptions): ApiPromise<Member>;

  /** Removes a member from the account at once; with one's own id, leaves the account. */
  remove(userId: string, options?: ChangeOptions): ApiPromise<undefined>;
}

export const members = ({ list, get, patch, remove }: Operations): Members => ({
  list: list('/api/v1/members'),
  get: get('/api/v1/members/{user_id}'),
  update: patch('/api/v1/members/{user_id}'),
  remove: remove('/api/v1/members/{user_id}'),
});
