import { setImmediate } from 'node:timers/promises';
import { placementOf } from '@linkvitals/contract/fixes';
import type { Executor } from '../../../platform/storage/index.ts';
import type { Placement } from '../issue-row.ts';
import { findCommonPlaces } from './placement-store.ts';

/** Targets of a statement. */
const CHUNK = 400;

interface Held {
  /** Number of the target in the crawl. */
  readonly id: number;
  readonly found_on_pages: number | null;
}

/** Finds what one change would fix, for targets of a crawl by their numbers. `pages`: the number of pages that it read. */
export async function findPlacements(
  on: Executor,
  { crawlId, pages }: { readonly crawlId: string; readonly pages: number },
  targets: readonly Held[],
): Promise<ReadonlyMap<number, Placement | null>> {
  const found = new Map<number, Placement | null>();
  for (let start = 0; start < targets.length; start += CHUNK) {
    const some = new Map(targets.slice(start, start + CHUNK).map((target) => [target.id, target.found_on_pages ?? 0]));
    const places = await findCommonPlaces(on, crawlId, [...some.keys()]);
    for (const [id, place] of places) found.set(id, placementOf(place, { holding: some.get(id) ?? 0, all: pages }));
    await setImmediate();
  }
  return found;
}
