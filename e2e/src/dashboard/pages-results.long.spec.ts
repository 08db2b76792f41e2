import { choose } from './choose.ts';
import { addHistory, sixWeeks } from './crawl-history.ts';
import { startHeldSite } from './held-site.ts';
import { LOOK_MS, lookAt, type Shot } from './pages/look-at.ts';
import { addDomain, hostnames, type Person, type Stage, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';

const DAY_MS = 86_400_000;
const HELD = 'slow.example.com';
const LONG = { timeout: 60_000 };

/** Makes reports of several kinds. */
async function makeReports(
  { now }: Stage,
  owner: Person,
  { domainId, crawlId }: { readonly domainId: string; readonly crawlId: string },
) {
  const bodies = [
    { format: 'pdf', from: '2026-01-01T00:00:00Z', to: new Date(now() + DAY_MS).toISOString() },
    { format: 'csv', section: 'links', crawl_id: crawlId },
    { format: 'html' },
  ];
  for (const body of bodies) {
    const { id } = await owner.call('POST', `/domains/${domainId}/reports`, body);
    await expect.poll(async () => (await owner.call('GET', `/reports/${id}`)).state, LONG).toBe('completed');
  }
}

/** Switches sharing on, with links and a badge. */
async function share({ now }: Stage, owner: Person, domainId: string) {
  await owner.call('PATCH', `/domains/${domainId}`, { settings: { sharing: true } });
  const expires_at = new Date(now() + 30 * DAY_MS).toISOString();
  await owner.call('POST', `/domains/${domainId}/share-links`, { name: 'For the agency', expires_at });
  await owner.call('POST', `/domains/${domainId}/share-links`, { password: 'amber-lantern-52-moss' });
  await owner.call('POST', `/domains/${domainId}/badges`, { metric: 'health_score' });
}

/** Begins a crawl that stays at one point. @returns its page */
async function runningCrawl(stage: Stage, owner: Person): Promise<string> {
  const id = await addDomain(stage, owner, HELD);
  const crawl = await owner.call('POST', `/domains/${id}/crawls`, {});
  await expect.poll(async () => (await owner.call('GET', `/crawls/${crawl.id}`)).progress.pages_crawled, LONG).toBe(6);
  return `/domains/${id}/crawls/${crawl.id}`;
}

async function shotsOf(stage: Stage): Promise<readonly Shot[]> {
  const person = await setUpOwner(stage);
  const [shop, docs] = hostnames;
  const id = await addDomain(stage, person, shop, { crawls: 2 });
  await addHistory(stage, id, sixWeeks);
  const unverified = await addDomain(stage, person, docs, { verified: false });
  const crawls = await person.call('GET', `/domains/${id}/crawls`);
  await makeReports(stage, person, { domainId: id, crawlId: crawls.data[0].id });
  await share(stage, person, id);
  return [
    { name: 'crawls', path: `/domains/${id}/crawls`, person },
    { name: 'compare', path: `/domains/${id}/crawls/compare?change=still`, person },
    { name: 'trends', path: `/domains/${id}/trends?range=60d`, person },
    {
      name: 'trends-issues',
      path: `/domains/${id}/trends?metric=issues`,
      person,
      open: (page) => page.getByRole('application').focus(),
    },
    { name: 'trends-table', path: `/domains/${id}/trends?view=table`, person },
    { name: 'trends-none', path: `/domains/${unverified}/trends`, person },
    { name: 'trends-all', path: '/trends?range=60d', person },
    { name: 'reports', path: `/domains/${id}/reports`, person },
    { name: 'sharing', path: `/domains/${id}/sharing`, person },
    { name: 'sharing-off', path: `/domains/${unverified}/sharing`, person },
    {
      name: 'sharing-create',
      path: `/domains/${id}/sharing`,
      person,
      open: (page) => page.getByRole('button', { name: 'Create a share link' }).click(),
    },
    {
      name: 'sharing-created',
      path: `/domains/${id}/sharing`,
      person,
      open: async (page) => {
        await page.getByRole('button', { name: 'Create a share link' }).click();
        await page.getByLabel('Password').fill('amber-lantern-52-moss');
        await page.getByRole('button', { name: 'Create the link' }).click();
        await page.getByText('Copy its address now').waitFor();
      },
    },
    {
      name: 'sharing-badge',
      path: `/domains/${id}/sharing`,
      person,
      open: async (page) => {
        await page.getByRole('button', { name: 'New address: Health score' }).click();
        await page.getByRole('button', { name: 'Copy: Markdown' }).waitFor();
      },
    },
    { name: 'reports-none', path: `/domains/${unverified}/reports`, person },
    {
      name: 'reports-make',
      path: `/domains/${id}/reports`,
      person,
      open: async (page) => {
        await page.getByRole('button', { name: 'Make a report' }).click();
        await choose(page.getByLabel('What it covers'), 'days');
        await choose(page.getByLabel('Format'), 'csv');
      },
    },
    { name: 'crawl-running', path: await runningCrawl(stage, person), person },
    { name: 'crawl', path: `/domains/${id}/crawls/${crawls.data[0].id}`, person },
    {
      name: 'links',
      path: `/domains/${id}/results/links`,
      person,
      open: (page) => page.getByText('Details').first().click(),
    },
    {
      name: 'pages',
      path: `/domains/${id}/results/pages?sort=size`,
      person,
      open: (page) => page.getByText('Details').first().click(),
    },
    {
      name: 'checks',
      path: `/domains/${id}/results/checks`,
      person,
      open: (page) =>
        page
          .getByText(/^Show the/)
          .first()
          .click(),
    },
    { name: 'results-none', path: `/domains/${unverified}/results/links`, person },
  ];
}

test.describe('every page of what crawls found', () => {
  test('fits every width, is accessible in both themes, and keeps to its own server', async ({ visit }) => {
    test.setTimeout(LOOK_MS);
    const stage = await stageDashboard({}, { [HELD]: await startHeldSite() });
    await lookAt(visit, stage, await shotsOf(stage));
  });
});
