import type { Services } from '../context.ts';
import { dueCrawls, pruneHistory, startScheduledCrawls } from '../crawls/index.ts';
import { dueDeliveries, pruneDeliveries } from '../deliveries/index.ts';
import { dueDomainChecks } from '../domains/index.ts';
import { pruneKeys } from '../idempotency/index.ts';
import { forgetOldSecrets } from '../webhooks/index.ts';
import type { Workers } from './workers.ts';

const PRUNE_EVERY_MS = 3_600_000;

/** Finds work whose alarm was lost or that has none, and starts it. Nothing here is awaited: the workers do that. */
async function sweepOnce(services: Services, workers: Workers): Promise<void> {
  await startScheduledCrawls(services);
  for (const id of await dueCrawls(services, workers.crawls.free)) void workers.crawls.run(id);
  for (const delivery of await dueDeliveries(services, workers.firstAttempts.free + workers.retries.free)) {
    void (delivery.first ? workers.firstAttempts : workers.retries).run(delivery.id);
  }
  for (const id of await dueDomainChecks(services, workers.domainChecks.free)) void workers.domainChecks.run(id);
}

async function pruneOnce(services: Services): Promise<void> {
  await pruneDeliveries(services);
  await pruneHistory(services);
  await forgetOldSecrets(services);
  await pruneKeys(services.db.knex, services.clock.now());
}

export interface Sweep {
  stop(): Promise<void>;
}

/** Sweeps at once and then every `config.sweepMs`; prunes every hour. It does not depend on the scheduler. */
export function startSweep(services: Services, workers: Workers): Sweep {
  const stopping = new AbortController();
  const loop = async (): Promise<void> => {
    let prunedAt = Number.NEGATIVE_INFINITY;
    while (!stopping.signal.aborted) {
      try {
        await sweepOnce(services, workers);
        services.meter.swept();
        if (services.clock.monotonic() - prunedAt >= PRUNE_EVERY_MS) {
          prunedAt = services.clock.monotonic();
          await pruneOnce(services);
        }
      } catch (error) {
        services.log.error({ err: error }, 'the sweep failed; it goes on at the next turn');
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
