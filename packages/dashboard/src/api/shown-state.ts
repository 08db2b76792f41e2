import type { Crawl } from '@linkvitals/contract/types';

/** The state that people see: a crawl that was canceled while it ran is `failed` in the API, with a code of its own. */
export const shownState = <State extends Crawl['state']>({
  state,
  error_code,
}: {
  readonly state: State;
  readonly error_code: Crawl['error_code'];
}): State | 'canceled' => (error_code === 'CANCELED' ? 'canceled' : state);
