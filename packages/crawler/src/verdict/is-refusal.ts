import type { ResponseHead } from '@linkvitals/outbound';

/** The host says "not so fast": 429, 430 (Shopify), or 503 with a time to come back. Says nothing about the target. */
export function isRefusal({ status, headers }: ResponseHead): boolean {
  return status === 429 || status === 430 || (status === 503 && headers['retry-after'] !== undefined);
}
