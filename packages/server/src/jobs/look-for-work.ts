import type { Services } from '../context.ts';
import { findDueWork } from './due-work-store.ts';
import { hasRoom, isHere, type Look, type Work } from './work.ts';
import type { Workers } from './workers.ts';

interface LookRequest extends Pick<Look, 'graceMs'> {
  /** Kinds that it leaves out. Default: none. */
  readonly leftOut?: ReadonlySet<Work>;
  /** Called for each kind that could not be begun; the others begin. */
  readonly onError: (error: unknown, work: Work) => void;
}

/** A function that answers the kinds of which some is due and nothing could begin. */
export type LookForWork = (request: LookRequest) => Promise<readonly Work[]>;

/**
 * A function that finds what of these kinds of work is due and begins it here, as far as there is room for it. Each queue is
 * looked at from where its last look ended; servers begin at different places.
 */
export function lookFor(kinds: readonly Work[], services: Services, workers: Workers): LookForWork {
  const here = kinds.filter((work) => isHere(work, services.config));
  const cursors = new Map(here.map((work) => [work, { after: undefined }]));
  return async ({ graceMs, leftOut, onError }) => {
    const wanted = here.filter((work) => !leftOut?.has(work) && hasRoom(work, workers));
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
