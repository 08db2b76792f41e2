import type { Crawl } from '@linkvitals/contract/types';

/**
 * The state of a crawl that people see. In the API, a crawl that was canceled while it ran is `failed`, with an error code of its own.
 */
export const shownState = <State extends Crawl['state']>({
  state,
  error_code,
}: {
  readonly state: State;
  readonly error_code: Crawl['error_code'];
}): State | 'canceled' => (error_code === 'CANCELED' ? 'canceled' : state);
