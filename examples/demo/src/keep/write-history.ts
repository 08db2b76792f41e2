import { createClient } from '@linkvitals/sdk';
import { confirmClock, openServices, readConfig, startServer } from '@linkvitals/server';
import { crawlDay, setSchedules } from './crawl-day.ts';
import { playLastDay, type Shared } from './last-day.ts';
import { createMovableClock, type MovableClock } from './movable-clock.ts';
import { openBrowser, owner, PASSWORD } from './people.ts';
import { scenes } from './scenes.ts';
import { BLOG } from './sites/names.ts';
import type { Stage } from './stage.ts';
import { domains, type KeepWorld } from './start-keep-world.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const QUARTER_MS = 900_000;
/** Time that a request of the history takes on the server's clock: four a second, the pace of a crawl on a site of others. */
const REQUEST_MS = 250;
/** Time after the crawls of a day at which people come to work. */
const UNTIL_WORK_MS = 47 * 60_000;
const DAYS = 90;

/** Settings without politeness, because the sites belong to the demo. */
const IN_A_HURRY = {
  LINKVITALS_OWN_HOST_RATE: '1000',
  LINKVITALS_OWN_HOST_RATE_MAX: '1000',
  LINKVITALS_OWN_HOST_IN_FLIGHT: '16',
  LINKVITALS_EXTERNAL_HOST_INTERVAL_MS: '0',
  LINKVITALS_RECHECK_AFTER_MS: '1',
  LINKVITALS_SWEEP_SECONDS: '0.05',
  LINKVITALS_API_RATE_LIMIT: '1000000',
};

export interface History extends Shared {
  readonly crawls: number;
  /** An API key for domains, crawls and webhooks. */
  readonly key: string;
  /** Id of the domain whose slow crawl is left running. */
  readonly watchedDomain: string;
}

/**
 * Writes 90 days with the real programs: a server whose clock begins 90 days ago and is moved forward from crawl to
 * crawl, requests to its API, and sites whose faults come and go.
 * @returns undefined when the signal has ended it
 */
export async function writeHistory(world: KeepWorld, signal: AbortSignal): Promise<History | undefined> {
  const today = Math.floor((Date.now() - 3 * HOUR_MS) / QUARTER_MS) * QUARTER_MS;
  const clock = createMovableClock(today - DAYS * DAY_MS - HOUR_MS);
  world.sites.atEachRequest(() => clock.moveBy(REQUEST_MS));
  const server = await startServer(readConfig({ ...world.settings, ...IN_A_HURRY }), { clock });
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
  signal.addEventListener('abort', () => end(undefined));
  if (signal.aborted) end(undefined);
  try {
    const setupLink = (await server.setupLink()) ?? '';
    const written = setUp(world, clock, { url: server.url, setupLink }).then((stage) =>
      writeDays(stage, today, signal),
    );
    // Its requests are refused after the end.
    written.catch(() => {});
    return await Promise.race([ended, written]);
  } finally {
    await server.stop();
    await believeClock(world);
  }
}

async function writeDays(stage: Stage, today: number, signal: AbortSignal): Promise<History> {
  await setSchedules(stage, today);
  let crawls = 0;
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo -= 1) {
    signal.throwIfAborted();
    stage.world.sites.setDay(daysAgo);
    crawls += await crawlDay(stage, daysAgo, today);
    for (const scene of scenes) {
      if (scene.daysAgo !== daysAgo) continue;
      stage.clock.moveBy(UNTIL_WORK_MS);
      await scene.run(stage);
    }
  }
  stage.clock.moveTo(today + 2 * HOUR_MS);
  const { key, idOf } = stage;
  return { crawls, key, watchedDomain: idOf(BLOG), ...(await playLastDay(stage)) };
}

/** Confirms the clock: the history's clock stood still, so the next server would take the machine's clock for a wrong one. */
async function believeClock({ settings }: KeepWorld): Promise<void> {
  const { services, close } = await openServices(readConfig({ ...settings, LINKVITALS_LOG_LEVEL: 'silent' }));
  await confirmClock(services);
  await close();
}

interface Fresh {
  readonly url: string;
  readonly setupLink: string;
}

/** Makes the account and its domains, and verifies the domains. */
async function setUp(world: KeepWorld, clock: MovableClock, { url, setupLink }: Fresh): Promise<Stage> {
  const ada = openBrowser(url);
  const token = new URL(setupLink).hash.slice(1);
  await ada.setUp({ ...owner, token, account_name: 'Northwind', password: PASSWORD });
  await ada.notifications.updateSettings({ email_recipients: [owner.email] });
  const kinds = ['domains', 'crawls', 'webhooks'] as const;
  const scopes = kinds.flatMap((kind) => [`${kind}:read`, `${kind}:write`] as const);
  const { key } = await ada.apiKeys.create({ name: 'Blog publishing', scopes });
  const ids = new Map<string, string>();
  for (const { hostname } of domains) {
    const { id, verification } = await ada.domains.create({ hostname });
    for (const { name, value } of verification.records) world.dns.set(name, 'TXT', [value]);
    await ada.domains.checkVerification(id);
    ids.set(hostname, id);
  }
  const idOf = (hostname: string): string => ids.get(hostname) ?? '';
  return { world, clock, url, key, robot: createClient({ baseUrl: url, apiKey: key }), idOf };
}
