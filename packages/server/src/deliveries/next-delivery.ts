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

/** Begins the next delivery of an endpoint in the slot of an attempt that has ended, in the same process. */
export interface Succession {
  /** Whether the process can begin with `next` as soon as its work on the delivery with the id `ended` is over. */
  hasRoomFor(next: Next, ended: string): boolean;
  begin(next: Next): void;
}
