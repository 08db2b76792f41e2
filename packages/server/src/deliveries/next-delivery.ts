import type { Waiting } from '../attempts/index.ts';

/** A delivery that wants to be woken. */
export interface Next {
  readonly id: string;
  /** No attempt has been made yet, and its endpoint does not fail. */
  readonly first: boolean;
}

export const toNext = ({ id, attempts }: Waiting, endpointFails: boolean): Next => ({
  id,
  first: attempts === 0 && !endpointFails,
});
