import type { Services } from '../context.ts';
import { FRESH_MS } from '../outgoing/attempts/index.ts';
import { lookFor } from './look-for-work.ts';
import { createPruning } from './prune.ts';
import { resetPlansSetAhead } from './reset-plans.ts';
import { allWork } from './work.ts';
import type { Workers } from './workers.ts';

const PRUNE_EVERY_MS = 3_600_000;
const RESET_EVERY_MS = 3_600_000;

/** A clock that is set back by less is taken for right, ms. */
const SET_BACK_MS = 60_000;

/** Answers each time whether the clock was set back since the last time. */
function watchForSetBack({ clock }: Services): () => boolean {
  const read = (): number => clock.now() - clock.monotonic();
  let offset = read();
  return () => {
    const before = offset;
    offset = read();
    return offset < before - SET_BACK_MS;
  };
}

export interface Sweep {
  stop(): Promise<void>;
}

/**
 * Looks for all work of this server's roles at once and then every `config.sweepMs`: for work that has no alarm, and for work
 * whose alarm was lost. It also prunes every hour, if the clock is believed. It does not depend on the scheduler.
 */
export function startSweep(services: Services, workers: Workers): Sweep {
  const stopping = new AbortController();
  const look = lookFor(allWork, services, workers);
  const prune = createPruning(services);
  const wasSetBack = watchForSetBack(services);
  const loop = async (): Promise<void> => {
    let prunedAt = Number.NEGATIVE_INFINITY;
    let resetAt = Number.NEGATIVE_INFINITY;
    // At the start nothing is about to begin: a server that died may have left work that became due a moment ago.
    let graceMs = 0;
    const pass = async (): Promise<void> => {
      await look({
        graceMs,
        onError: (err, { name }) =>
          services.log.error({ err, what: name }, 'due work could not be begun; it is looked for again'),
      });
      graceMs = Math.min(FRESH_MS, services.config.sweepMs);
      services.meter.swept();
      // Every hour too: the clock that was ahead may be that of another server, or of the database.
      if (wasSetBack() || services.clock.monotonic() - resetAt >= RESET_EVERY_MS) {
        await resetPlansSetAhead(services);
        resetAt = services.clock.monotonic();
      }
      if (services.clock.monotonic() - prunedAt < PRUNE_EVERY_MS) return;
      const began = services.clock.monotonic();
      prunedAt = began;
      // The rest is pruned at the next pass, because the sweep must not wait for it.
      if (await prune()) prunedAt = began - PRUNE_EVERY_MS;
    };
    while (!stopping.signal.aborted) {
      try {
        // The gate logs that the database is away.
        if (!services.gate.isAway) await pass();
      } catch (error) {
        services.log.error({ err: error }, 'the sweep failed; it goes on at the next pass');
      }
      // The only way to reject is to be stopped.
      await services.clock.sleep(services.config.sweepMs, stopping.signal).catch(() => {});
    }
  };
  const running = loop();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
