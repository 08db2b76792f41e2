import { AsyncLocalStorage } from 'node:async_hooks';

type Ids = Readonly<Record<string, string>>;

const atHand = new AsyncLocalStorage<Ids>();

/** Remembers whose work this is, with all that it begins, and what it was begun by. */
export const during = <T>(ids: Ids, work: () => T): T => atHand.run({ ...atHand.getStore(), ...ids }, work);

/** For lines about bugs that nobody caught, to which no ids are handed: `request_id`, `crawl_id`, `delivery_id`. */
export const workAtHand = (): Ids => atHand.getStore() ?? {};
