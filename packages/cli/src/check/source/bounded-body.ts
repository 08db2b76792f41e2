import type { OutboundRequest } from '@linkvitals/outbound';
import type { CheckOptions } from '../options/check-options.ts';

/** Limits the body of a request to the web to the size of a page. The crawl's own limit is larger when it reads a list. */
export function boundedBody(
  request: OutboundRequest,
  { maxPageSize }: Pick<CheckOptions, 'maxPageSize'>,
): OutboundRequest {
  const { maxBodyBytes = 0 } = request;
  const bytes = maxPageSize * 1_024 * 1_024;
  if (typeof maxBodyBytes === 'number') return { ...request, maxBodyBytes: Math.min(maxBodyBytes, bytes) };
  return { ...request, maxBodyBytes: (head) => Math.min(maxBodyBytes(head), bytes) };
}
