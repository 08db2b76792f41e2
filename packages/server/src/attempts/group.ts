import { setImmediate } from 'node:timers/promises';

export interface GroupWork<Item, Result> {
  /**
   * Works at all of these, in this order. Undefined in place of a result: this one has to be worked at alone. Must not wait
   * for what one of them needs, since all others wait with it.
   */
  readonly together: (items: readonly Item[]) => Promise<readonly (Result | undefined)[]>;
  readonly alone: (item: Item) => Promise<Result>;
}

interface Entry<Item, Result> extends PromiseWithResolvers<Result> {
  readonly item: Item;
}

/** Of items in a group: as many attempts as a server makes at once, and no statement too long. */
const MAX = 50;

/**
 * For work that costs less when it is done for several at once. What arrives in one round of the event loop, or while a group
 * is under way, forms the next group. Where a group fails, each of its items is worked at alone and fails by itself; those
 * that follow do not wait for that.
 */
export function createGroup<Item, Result>(work: GroupWork<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Entry<Item, Result>[] = [];
  let isWorking = false;
  const run = async (): Promise<void> => {
    isWorking = true;
    while (waiting.length > 0) {
      await setImmediate();
      await workAt(work, waiting.splice(0, MAX));
    }
    isWorking = false;
  };
  return (item) => {
    const entry = { item, ...Promise.withResolvers<Result>() };
    waiting.push(entry);
    if (!isWorking) void run();
    return entry.promise;
  };
}

/** Never rejects: the entries do. */
async function workAt<Item, Result>(
  { together, alone }: GroupWork<Item, Result>,
  entries: readonly Entry<Item, Result>[],
): Promise<void> {
  const none: readonly (Result | undefined)[] = [];
  const results = await together(entries.map(({ item }) => item)).catch(() => none);
  for (const [place, { item, resolve, reject }] of entries.entries()) {
    const result = results[place];
    if (result === undefined) alone(item).then(resolve, reject);
    else resolve(result);
  }
}
