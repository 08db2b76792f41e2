import type { Services } from '../context.ts';
import { findDueWork } from './due-work-store.ts';
import { isHere, type Look, type Work } from './work.ts';
import type { Workers } from './workers.ts';

/**
 * A function that finds what of these kinds of work is due and begins it here. Trouble with one kind does not stop the
 * others. Each queue is looked at from where its last look ended; servers begin at different places.
 */
export function lookFor(
  kinds: readonly Work[],
  services: Services,
  workers: Workers,
): (look: Pick<Look, 'graceMs'>) => Promise<void> {
  const here = kinds.filter((work) => isHere(work, services.config));
  const cursors = new Map(here.map((work) => [work, { after: undefined }]));
  return async ({ graceMs }) => {
    for (const work of await findDueWork(services, here)) {
      const cursor = cursors.get(work) ?? { after: undefined };
      await work.begin(services, workers, { cursor, graceMs }).catch((error: unknown) => {
        services.log.error({ err: error, what: work.name }, 'due work could not be begun; it is looked for again');
      });
    }
  };
}
