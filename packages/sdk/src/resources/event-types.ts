import type { EventTypeList } from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { RequestOptions } from '../request-options.ts';
import type { Transport } from '../transport.ts';

/** The catalogue of events. */
export class EventTypes {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Every event type, in `data`; the list has no pages. */
  list(options?: RequestOptions): ApiPromise<EventTypeList> {
    return this.#transport.request('listEventTypes', { options });
  }
}
