import { createClient, type LinkvitalsClient } from '@linkvitals/sdk';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { lineOf, startDemo } from './kept-demo.test-support.ts';
import { accept, admin, editor, invited, owner, signIn } from './people.ts';
import { BLOG, DOCS, SHOP } from './sites/names.ts';

async function statesOf(client: LinkvitalsClient): Promise<Set<string>> {
  const states = new Set<string>();
  for (const state of ['open', 'ignored', 'fixed'] as const) {
    for await (const issue of client.issues.list({ state })) {
      states.add(issue.state);
      if (issue.acknowledged !== null) states.add('acknowledged');
      if (issue.assignee_id !== null) states.add('assigned');
      if (issue.outcome === 'reopened') states.add('reopened');
    }
  }
  return states;
}

/** The number of crawls of a domain by trigger. Each took seconds, as on a site elsewhere, and began before now. */
async function triggersOf(client: LinkvitalsClient, domainId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const crawl of client.crawls.list(domainId)) {
    const { trigger, state, started_at, duration_seconds, response_time_ms } = crawl;
    counts[trigger] = (counts[trigger] ?? 0) + 1;
    expect(Date.parse(started_at ?? '')).toBeLessThan(Date.now());
    // The crawl of a site that is away ends sooner, and has no page to measure.
    if (state === 'failed') continue;
    expect(duration_seconds).toBeGreaterThan(2);
    expect(response_time_ms).toBeGreaterThanOrEqual(12);
  }
  return counts;
}

it('the demo with --keep has 90 days of history, and ends without leftovers', async () => {
  const port = await freePort();
  const { process: demo, leftovers } = startDemo({ LINKVITALS_PORT: port });
  const url = await lineOf(demo, 'Address');
  expect(url).toBe(`http://localhost:${port}`);
  expect(await lineOf(demo, 'Sign in as')).toBe(owner.email);
  const ada = await signIn(url, owner);

  const domains = await ada.domains.list().toArray({ limit: 10 });
  expect(domains.map(({ hostname }) => hostname).sort()).toEqual([BLOG, DOCS, SHOP].sort());
  const shop = domains.find(({ hostname }) => hostname === SHOP);
  const { points } = await ada.domains.trends(shop?.id ?? '', { window: '90d', by: 'day' });
  const measured = points.filter(({ health_score: score }) => score !== null);
  expect(measured.length).toBeGreaterThan(85);
  expect(await triggersOf(ada, shop?.id ?? '')).toEqual({ schedule: 91 });
  const scores = new Set(measured.map(({ health_score: score }) => score));
  expect(scores.size).toBeGreaterThan(3);
  expect(await statesOf(ada)).toEqual(new Set(['open', 'ignored', 'fixed', 'acknowledged', 'assigned', 'reopened']));

  const failed = await ada.crawls.list(shop?.id ?? '', { state: 'failed' }).toArray({ limit: 10 });
  expect(failed.map(({ error_code: code }) => code)).toEqual(['HTTP_ERROR']);
  const fixes = await ada.fixes.listOfDomain(shop?.id ?? '', { severity: 'error' }).toArray({ limit: 50 });
  expect(fixes.map(({ kind }) => kind)).toContain('shared_link');
  const sent = await ada.notifications.list().toArray({ limit: 50 });
  expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(['sent']));

  const people = await ada.members.list().toArray({ limit: 10 });
  expect(people.map(({ email }) => email).sort()).toEqual([owner.email, admin.email, editor.email].sort());
  const waiting = await ada.invitations.list().toArray({ limit: 10 });
  expect(waiting.map(({ email }) => email)).toEqual([invited.email]);
  const webhooks = await ada.webhooks.list().toArray({ limit: 10 });
  const attempts = new Set<number>();
  for (const { id } of webhooks) {
    for await (const delivery of ada.webhooks.deliveries(id)) attempts.add(delivery.attempts.length);
  }
  expect(webhooks).toHaveLength(2);
  expect([...attempts].sort()).toEqual(expect.arrayContaining([1, 4]));
  // Weekly summaries have reports attached, as PDF.
  const reports = await ada.reports.list(shop?.id ?? '').toArray({ limit: 50 });
  expect(new Set(reports.map(({ state, format }) => `${format} ${state}`))).toEqual(
    new Set(['html completed', 'pdf completed']),
  );

  for (const label of ['Shared report', 'Badge']) expect((await fetch(await lineOf(demo, label))).status).toBe(200);
  const client = createClient({ baseUrl: url, apiKey: await lineOf(demo, 'API key') });
  const endpoint = await client.webhooks.create({ url: 'http://localhost:3000/hook', events: ['crawl.completed'] });
  await client.webhooks.delete(endpoint.id);
  const watched = (await lineOf(demo, 'Running crawl')).split('/').at(-1) ?? '';
  const running = async () => (await ada.crawls.list(watched).toArray({ limit: 1 }))[0]?.state;
  await expect.poll(running).toBe('running');

  const colleague = 'bob@northwind.example';
  await ada.invitations.create({ email: colleague, role: 'admin' });
  await demo.waitForLine(new RegExp(`^Mail to ${colleague}: .*invites you to Northwind`));
  const [, link = ''] = await demo.waitForLine(/^ {2}(http:\S+\/invitation#\S+)/);
  await accept(url, link, 'Bob');
  expect((await (await signIn(url, { email: colleague })).me.get()).email).toBe(colleague);

  expect(leftovers()).not.toEqual([]);
  expect(await demo.kill('SIGINT')).toEqual({ code: 0, signal: null });
  expect(leftovers()).toEqual([]);
  await expect(fetch(url)).rejects.toThrow();
});

it('the demo with --keep ends at once and without leftovers while it still writes its history', async () => {
  const { process: demo, leftovers } = startDemo();
  await demo.waitForLine(/^Writing/);
  expect(await demo.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(leftovers()).toEqual([]);
});
