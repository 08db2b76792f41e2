import type { OutboundRequest } from '@linkvitals/outbound';

/** What a crawl takes of a page by default, in decoded bytes. */
const PAGE_BYTES = 2 * 1_024 * 1_024;

/** A list may be longer than any page: what the crawl would take of that, it is not to take of a page of the web. */
export function boundedBody(request: OutboundRequest): OutboundRequest {
  const { maxBodyBytes = 0 } = request;
  if (typeof maxBodyBytes === 'number') return { ...request, maxBodyBytes: Math.min(maxBodyBytes, PAGE_BYTES) };
  return { ...request, maxBodyBytes: (head) => Math.min(maxBodyBytes(head), PAGE_BYTES) };
}
