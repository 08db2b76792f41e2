import type { Next } from './next-delivery.ts';

/** How a process goes on with the next delivery of an endpoint in the place of one whose attempt has ended. */
export interface Succession {
  /** Whether it begins with `next` as soon as the work at the delivery `ended` is over. */
  hasRoomFor(next: Next, ended: string): boolean;
  begin(next: Next): void;
}
