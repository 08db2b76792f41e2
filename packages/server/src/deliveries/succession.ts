import type { Next } from './next-delivery.ts';

/** Begins the next delivery of an endpoint in the slot of an attempt that has ended, in the same process. */
export interface Succession {
  /** Whether the process can begin with `next` as soon as its work on the delivery with the id `ended` is over. */
  hasRoomFor(next: Next, ended: string): boolean;
  begin(next: Next): void;
}
