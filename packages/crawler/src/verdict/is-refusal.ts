import type { ResponseHead } from '@linkvitals/outbound';

/**
 * The host demands fewer requests: 429, 430 (Shopify), or 503 with a time for the next try. Such a response proves nothing about the
 * target.
 */
export function isRefusal({ status, headers }: ResponseHead): boolean {
  return status === 429 || status === 430 || (status === 503 && headers['retry-after'] !== undefined);
}
