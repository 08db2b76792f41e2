import { setImmediate } from 'node:timers/promises';

export interface GroupWork<Item, Result> {
  /**
   * Processes these items in this order. An undefined result means that the item has to be processed alone. Must not wait for
   * anything that a single item needs, because all other items wait as well.
   */
  readonly together: (items: readonly Item[]) => Promise<readonly (Result | undefined)[]>;
  readonly alone: (item: Item) => Promise<Result>;
}

interface Entry<Item, Result> extends PromiseWithResolvers<Result> {
  readonly item: Item;
}

/** The largest number of items in a group: as many as a server has attempts at once, so that no statement gets too long. */
const MAX = 50;

/**
 * Groups work that costs less for several items at once. Items that arrive in one round of the event loop, or while a group is
 * being processed, form the next group. If a group fails, each of its items is processed alone and fails by itself; the next
 * group does not wait for that.
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

/** Processes one group. Never rejects; the promises of the entries do. */
async function workAt<Item, Result>(
  { together, alone }: GroupWork<Item, Result>,
  entries: readonly Entry<Item, Result>[],
): Promise<void> {
  const none: readonly (Result | undefined)[] = [];
  const results = await together(entries.map(({ item }) => item)).catch(() => none);
  for (const [index, { item, resolve, reject }] of entries.entries()) {
    const result = results[index];
    if (result === undefined) alone(item).then(resolve, reject);
    else resolve(result);
  }
}
