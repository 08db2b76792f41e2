import type { Branding, BrandingUpdate } from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { Operations } from '../operations.ts';
import type { ChangeOptions, RequestOptions } from '../request-options.ts';

/** How the reports of the account look. */
export interface BrandingResource {
  /** Name, colour and logo; the ETag comes with `withResponse()`. */
  get(options?: RequestOptions): ApiPromise<Branding>;

  /** Changes what is given; null removes. PermissionError `plan_required` on plans without it. */
  update(body: BrandingUpdate, options?: ChangeOptions): ApiPromise<Branding>;
}

export const branding = ({ get, patch }: Operations): BrandingResource => ({
  get: get('/api/v1/branding'),
  update: patch('/api/v1/branding'),
});
