import type { Services } from '../context.ts';
import { findDueWork } from './due-work-store.ts';
import { hasRoom, isHere, type Look, type Work } from './work.ts';
import type { Workers } from './workers.ts';

interface LookRequest extends Pick<Look, 'graceMs'> {
  /**
   * Kinds of work of which nothing could begin lately. Of these only rows count that became due since; kinds without such rows
   * are left out. Default: none.
   */
  readonly resting?: ReadonlySet<Work>;
  /** Called for each kind that could not be begun; the others begin. */
  readonly onError: (error: unknown, work: Work) => void;
}

/** A look for due work. It answers the kinds of which some is due and nothing could begin. */
export type LookForWork = (request: LookRequest) => Promise<readonly Work[]>;

/**
 * Makes a function that finds due work of these kinds and begins it here, as far as there is room. Each look at a queue goes on
 * where the last one ended; servers begin at different places.
 */
export function lookFor(kinds: readonly Work[], services: Services, workers: Workers): LookForWork {
  const here = kinds.filter((work) => isHere(work, services.config));
  const cursors = new Map(here.map((work) => [work, { after: undefined }]));
  return async ({ graceMs, resting, onError }) => {
    const wanted = here.flatMap((work) => {
      if (!hasRoom(work, workers)) return [];
      const rows = resting?.has(work) ? work.dueLately?.(services) : work.waiting(services);
      return rows === undefined ? [] : { work, rows };
    });
    const idle: Work[] = [];
    for (const work of await findDueWork(services, wanted)) {
      const cursor = cursors.get(work) ?? { after: undefined };
      try {
        if ((await work.begin(services, workers, { cursor, graceMs })) === false) idle.push(work);
      } catch (error) {
        onError(error, work);
      }
    }
    return idle;
  };
}
