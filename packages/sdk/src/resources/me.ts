import type { PasswordChange, User, UserUpdate } from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { Operations } from '../operations.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';

/** The person who is signed in. */
export interface Me {
  /** The profile; its ETag comes with `withResponse()`. */
  get(options?: RequestOptions): ApiPromise<User>;

  /** Changes the profile. */
  update(body: UserUpdate, options?: ChangeOptions): ApiPromise<User>;

  /** Changes the password and ends every other session. */
  changePassword(body: PasswordChange, options?: PostOptions): ApiPromise<undefined>;
}

export const me = ({ get, send, patch }: Operations): Me => ({
  get: get('/api/v1/me'),
  update: patch('/api/v1/me'),
  changePassword: send('/api/v1/me/password'),
});
