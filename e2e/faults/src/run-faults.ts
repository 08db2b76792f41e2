import { setTimeout as wait } from 'node:timers/promises';
import type { CrawlPoint } from '@linkvitals/server';
import type { Evidence, Limits, Undisturbed } from './evidence/evidence.ts';
import { readEvidence, requestsByTarget } from './evidence/read-evidence.ts';
import { startWatch, type Watch } from './evidence/watch.ts';
import { checkInvariants, type InvariantName } from './invariants/check-invariants.ts';
import type { Fault } from './plan/plan-faults.ts';
import { inject } from './world/inject.ts';
import { keepCrawling, startCrawl } from './world/keep-crawling.ts';
import { untilQuiet } from './world/until-quiet.ts';
import type { World } from './world/world.ts';

interface RunOptions {
  readonly limits: Limits;
  /** The max time in ms until all work is done after the last fault. Default 180,000. */
  readonly quietMs?: number;
  /** The point at which the first server kills itself after the last fault, so that at least one crawl is interrupted. */
  readonly breakOffAt?: `${CrawlPoint}#${number}`;
  /** Called before each fault. */
  readonly onFault?: (fault: Fault, index: number) => void;
}

export interface FaultRun {
  readonly evidence: Evidence;
  readonly violations: Partial<Record<InvariantName, readonly string[]>>;
  /** Milliseconds from the last fault until no work was left. */
  readonly quietAfterMs: number;
  readonly durationMs: number;
}

const QUIET_MS = 180_000;

/** Crawls each domain once without faults. All other crawls are compared with these. */
export async function crawlUndisturbed(world: World): Promise<Map<string, Undisturbed>> {
  for (const { id } of world.domains) await startCrawl(world, id);
  await untilQuiet(world, QUIET_MS);
  const { crawls } = await readEvidence(world, nothingObserved);
  const byTarget = requestsByTarget(world.domains);
  return new Map(crawls.map(({ hostname, result }) => [hostname, { result, byTarget: byTarget.get(hostname) ?? {} }]));
}

const nothingObserved = {
  undisturbed: new Map<string, Undisturbed>(),
  faults: 0,
  clocksAgree: true,
  unowned: [],
  samples: [],
  limits: { unownedMs: 0, rssBytes: 0, loopDelayMs: 0, sockets: 0 },
};

interface JudgeOptions {
  /** See `crawlUndisturbed`. */
  readonly undisturbed: ReadonlyMap<string, Undisturbed>;
  /** The number of faults. */
  readonly faults: number;
  readonly limits: Limits;
  /** Default true. */
  readonly clocksAgree?: boolean;
  readonly watch: Watch;
}

type Judgement = Pick<FaultRun, 'evidence' | 'violations'>;

/** Ends the watch, reads the evidence and checks the invariants. */
export async function judge(world: World, options: JudgeOptions): Promise<Judgement> {
  const { watch, clocksAgree = true, ...given } = options;
  await watch.stop();
  const seen = { clocksAgree, unowned: watch.unowned(), samples: watch.samples };
  const evidence = await readEvidence(world, { ...given, ...seen });
  return { evidence, violations: await checkInvariants(evidence) };
}

const BREAK_OFF_KILLS = 2;

/** Restarts the first server so that it dies at the point. Crawls begin all the time, so one of its own gets there. */
async function breakOff({ slots: [slot] }: World, dieAt: string): Promise<void> {
  if (slot === undefined) throw new Error('a world without a server');
  await slot.started;
  await slot.end('SIGKILL');
  // It may die before it listens.
  await slot.start({ dieAt }).catch(() => {});
  await slot.exited;
  slot.start().catch(() => {}); // reported as an unexpected end
}

/** Runs crawls and deliveries while the faults of the plan happen one after the other, then collects the evidence. */
export async function runFaults(world: World, plan: readonly Fault[], options: RunOptions): Promise<FaultRun> {
  const began = performance.now();
  const undisturbed = await crawlUndisturbed(world);
  const watch = startWatch(world);
  const crawling = keepCrawling(world);
  for (const [index, fault] of plan.entries()) {
    await wait(fault.afterMs);
    options.onFault?.(fault, index);
    await inject(world, fault);
  }
  if (options.breakOffAt !== undefined) await breakOff(world, options.breakOffAt);
  await Promise.all(world.slots.map(({ started }) => started));
  await crawling.stop();
  const last = performance.now();
  await untilQuiet(world, options.quietMs ?? QUIET_MS);
  const quietAfterMs = performance.now() - last;
  const clocksAgree = !plan.some(({ kind }) => kind === 'clock' || kind === 'years-ahead');
  const faults = plan.length + (options.breakOffAt === undefined ? 0 : BREAK_OFF_KILLS);
  const judged = { undisturbed, faults, limits: options.limits, clocksAgree, watch };
  return { ...(await judge(world, judged)), quietAfterMs, durationMs: performance.now() - began };
}
