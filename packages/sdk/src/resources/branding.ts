import type { Branding, BrandingUpdate } from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { Operations } from '../operations.ts';
import type { ChangeOptions, RequestOptions } from '../request-options.ts';

/** The look of the account's reports. */
export interface BrandingResource {
  /** Name, colour and logo; the ETag comes with `withResponse()`. */
  get(options?: RequestOptions): ApiPromise<Branding>;

  /** Changes the given members; null removes one. @throws PermissionError `plan_required` on plans without it */
  update(body: BrandingUpdate, options?: ChangeOptions): ApiPromise<Branding>;
}

export const branding = ({ get, patch }: Operations): BrandingResource => ({
  get: get('/api/v1/branding'),
  update: patch('/api/v1/branding'),
});
