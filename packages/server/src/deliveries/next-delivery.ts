import type { Waiting } from '../attempts/index.ts';

/** A delivery that is to be woken. */
export interface Next {
  readonly id: string;
  /** Whether no attempt has been made yet and the endpoint's last attempt did not fail. First attempts go before others. */
  readonly first: boolean;
}

export const toNext = ({ id, attempts }: Waiting, endpointFails: boolean): Next => ({
  id,
  first: attempts === 0 && !endpointFails,
});
