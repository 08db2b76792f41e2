import type { OutboundRequest } from '@linkvitals/outbound';
import type { CheckOptions } from '../options/check-options.ts';

/** A list may be longer than any page: what the crawl would take of that, it is not to take of a page of the web. */
export function boundedBody(
  request: OutboundRequest,
  { maxPageSize }: Pick<CheckOptions, 'maxPageSize'>,
): OutboundRequest {
  const { maxBodyBytes = 0 } = request;
  const bytes = maxPageSize * 1_024 * 1_024;
  if (typeof maxBodyBytes === 'number') return { ...request, maxBodyBytes: Math.min(maxBodyBytes, bytes) };
  return { ...request, maxBodyBytes: (head) => Math.min(maxBodyBytes(head), bytes) };
}
