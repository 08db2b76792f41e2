import type { LinkvitalsClient } from '@linkvitals/sdk';
import { owner, signIn } from './people.ts';
import { DOCS, SHOP } from './sites/names.ts';
import type { Stage } from './stage.ts';
import { until } from './until.ts';

const DAY_MS = 86_400_000;

export interface Shared {
  /** Public addresses of shared pages. */
  readonly report: string;
  readonly badge: string;
}

/** Makes the rest of the sample data: a webhook that fails, reports, a share link and a badge. */
export async function playLastDay(stage: Stage): Promise<Shared> {
  const ada = await signIn(stage.url, owner);
  await failDelivery(stage, ada);
  const id = stage.idOf(SHOP);
  const period = { from: isoTime(stage.clock.now() - 30 * DAY_MS), to: isoTime(stage.clock.now()) };
  await makeReport(ada, id, { format: 'pdf', ...period });
  await makeReport(ada, id, { format: 'html' });
  await makeReport(ada, stage.idOf(DOCS), { format: 'csv' });
  await ada.domains.update(id, { settings: { sharing: true } });
  const { url: report } = await ada.shareLinks.create(id, { name: 'For the agency' });
  const { url: badge } = await ada.badges.create(id, { metric: 'health_score' });
  return { report, badge };
}

const isoTime = (ms: number): string => new Date(ms).toISOString();

/** Makes an endpoint that refuses everything: one delivery was given up, another will be tried again. */
async function failDelivery({ world, clock }: Stage, ada: LinkvitalsClient): Promise<void> {
  const url = `${world.oldBridge.url}/chat`;
  const events = ['crawl.completed' as const, 'crawl.failed' as const];
  const webhook = await ada.webhooks.create({ url, description: 'Old chat bridge', events });
  const { id } = await ada.webhooks.test(webhook.id);
  for (let attempts = 1; ; attempts += 1) {
    const look = () => ada.webhooks.delivery(webhook.id, id);
    const { next_attempt_at: next } = await until(look, (delivery) => delivery.attempts.length === attempts);
    if (next === null) break;
    clock.moveTo(Date.parse(next));
  }
  await ada.webhooks.test(webhook.id);
}

async function makeReport(
  client: LinkvitalsClient,
  domainId: string,
  body: Parameters<LinkvitalsClient['reports']['create']>[1],
): Promise<void> {
  const { id } = await client.reports.create(domainId, body);
  await client.reports.wait(id, { intervalMs: 100 });
}
