import { AsyncLocalStorage } from 'node:async_hooks';

type Ids = Readonly<Record<string, string>>;

const atHand = new AsyncLocalStorage<Ids>();

/** Runs work with ids, which everything that it starts inherits and adds to. */
export const during = <T>(ids: Ids, work: () => T): T => atHand.run({ ...atHand.getStore(), ...ids }, work);

/** Ids for lines about uncaught errors, to which no ids are passed: `request_id`, `crawl_id`, `delivery_id` */
export const workAtHand = (): Ids => atHand.getStore() ?? {};
