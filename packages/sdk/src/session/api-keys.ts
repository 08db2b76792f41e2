import type {
  ApiKey,
  ApiKeyCreate,
  ApiKeyRotation,
  ApiKeyUpdate,
  ApiKeyWithSecret,
  QueryParameters,
} from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';

/** The account's API keys. Only people may manage them: these methods need a session. */
export interface ApiKeys {
  /** Makes a key. Only this answer has it. */
  create(body: ApiKeyCreate, options?: PostOptions): ApiPromise<ApiKeyWithSecret>;

  /** All keys, newest first, revoked ones too. */
  list(query?: QueryParameters<'listApiKeys'>, options?: RequestOptions): List<ApiKey>;

  /** One key; its ETag comes with `withResponse()`. */
  get(keyId: string, options?: RequestOptions): ApiPromise<ApiKey>;

  /** Renames a key. */
  update(keyId: string, body: ApiKeyUpdate, options?: ChangeOptions): ApiPromise<ApiKey>;

  /** Makes a key like this one. The old key stays valid for `overlap_seconds` (default a day). */
  rotate(keyId: string, body?: ApiKeyRotation, options?: PostOptions): ApiPromise<ApiKeyWithSecret>;

  /** Revokes a key, so that nobody can use it any more. */
  revoke(keyId: string, options?: ChangeOptions): ApiPromise<undefined>;
}

export const apiKeys = ({ list, get, send, patch, remove }: Operations): ApiKeys => ({
  create: send('/api/v1/api-keys'),
  list: list('/api/v1/api-keys'),
  get: get('/api/v1/api-keys/{key_id}'),
  update: patch('/api/v1/api-keys/{key_id}'),
  rotate: send('/api/v1/api-keys/{key_id}/rotate'),
  revoke: remove('/api/v1/api-keys/{key_id}'),
});
