import type { EventTypeList } from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { Operations } from '../operations.ts';
import type { RequestOptions } from '../request-options.ts';

/** The catalogue of events. */
export interface EventTypes {
  /** Every event type, in `data`; the list has no pages. */
  list(options?: RequestOptions): ApiPromise<EventTypeList>;
}

export const eventTypes = ({ get }: Operations): EventTypes => ({
  list: get('/api/v1/event-types'),
});
