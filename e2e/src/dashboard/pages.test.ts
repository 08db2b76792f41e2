import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startSubscriber } from '@linkvitals/testing';
import { describeChromium } from '@linkvitals/testing/databases';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { addHistory, type PastCrawl } from './crawl-history.ts';
import { addDomain, hostnames, type Person, type Stage, setUpOwner, stageDashboard } from './stage.ts';
import { expectAccessible, type Language, switchTo, visit } from './visit.ts';

/**
 * `pnpm --filter @linkvitals/dashboard screenshots` sets it: where pictures of the pages go. Beside it: their language,
 * and of which pages and at which widths pictures are made, with commas.
 */
const {
  LINKVITALS_TEST_SCREENSHOTS: pictures,
  LINKVITALS_TEST_SCREENSHOTS_LANGUAGE: pictureLanguage,
  LINKVITALS_TEST_SCREENSHOTS_ONLY: only,
  LINKVITALS_TEST_SCREENSHOTS_WIDTHS: widths = '1440,320,768',
} = process.env;

interface Window {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly language: Language;
}

const themes = ['light', 'dark'] as const;
const ofPictures: Language = pictureLanguage === 'de' ? 'de' : 'en';
/** Pictures are made of all; to find faults, each width, theme and language once is enough. German is longer. */
const windows: readonly Window[] =
  pictures === undefined
    ? [
        { width: 320, theme: 'light', language: 'de' },
        { width: 1440, theme: 'dark', language: 'en' },
      ]
    : widths
        .split(',')
        .flatMap((width) => themes.map((theme) => ({ width: Number(width), theme, language: ofPictures })));

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly person?: Person;
  /** What is opened on the page before it is looked at. */
  readonly open?: (page: Page) => Promise<unknown>;
}

const DAY_MS = 86_400_000;
const LONG = { timeout: 60_000 };

const invite = async (owner: Person): Promise<string> => {
  const { link } = await owner.call('POST', '/invitations', { email: 'grace@example.com', role: 'admin' });
  return new URL(link).pathname + new URL(link).hash;
};

/** Reports of several kinds, all made. */
async function makeReports(
  owner: Person,
  { domainId, crawlId }: { readonly domainId: string; readonly crawlId: string },
) {
  const bodies = [
    { format: 'pdf', from: '2026-01-01T00:00:00Z', to: new Date(Date.now() + DAY_MS).toISOString() },
    { format: 'csv', section: 'links', crawl_id: crawlId },
    { format: 'html' },
  ];
  for (const body of bodies) {
    const { id } = await owner.call('POST', `/domains/${domainId}/reports`, body);
    await expect.poll(async () => (await owner.call('GET', `/reports/${id}`)).state, LONG).toBe('completed');
  }
}

/** An endpoint that refuses what it gets, and a delivery to it that has failed once. */
async function addFailingWebhook(owner: Person): Promise<{ readonly webhook: string; readonly failed: string }> {
  const subscriber = await startSubscriber({ respond: () => ({ status: 401, body: '{"error":"bad signature"}' }) });
  onTestFinished(() => subscriber.close());
  const url = `${subscriber.url}/linkvitals`;
  const { id: webhook } = await owner.call('POST', '/webhooks', { url, events: ['crawl.completed', 'crawl.failed'] });
  const { id: failed } = await owner.call('POST', `/webhooks/${webhook}/test`, {});
  await expect
    .poll(() => owner.call('GET', `/webhooks/${webhook}/deliveries/${failed}`), { timeout: 10_000 })
    .toMatchObject({ attempts: [{ number: 1 }] });
  return { webhook, failed };
}

/** Sharing with links and a badge. */
async function share(owner: Person, domainId: string) {
  await owner.call('PATCH', `/domains/${domainId}`, { settings: { sharing: true } });
  const expires_at = new Date(Date.now() + 30 * DAY_MS).toISOString();
  await owner.call('POST', `/domains/${domainId}/share-links`, { name: 'For the agency', expires_at });
  await owner.call('POST', `/domains/${domainId}/share-links`, { password: 'amber-lantern-52-moss' });
  await owner.call('POST', `/domains/${domainId}/badges`, { metric: 'health_score' });
}

/** A crawl each night for six weeks, with a better site in the end. */
const nights: readonly PastCrawl[] = Array.from({ length: 42 }, (_, night) => ({
  daysAgo: 42 - night,
  ...(night % 17 === 9 && { state: 'failed' as const }),
  ...(night === 38 && { state: 'canceled' as const }),
  score: 61 + Math.round(night / 3 + 4 * Math.sin(night / 4)),
  broken: Math.max(0, 24 - Math.round(night / 2)),
  issues: [30 - Math.round(night / 2), 48 + (night % 5), 60 + night],
  loadMs: 420 - night * 4 + (night % 6) * 12,
  pages: 900 + night * 11,
}));

async function shotsOf(stage: Stage): Promise<readonly Shot[]> {
  const person = await setUpOwner(stage);
  const [shop, docs, blog, old] = hostnames;
  const id = await addDomain(stage, person, shop, { crawls: 2 });
  await addHistory(stage, id, nights);
  await addDomain(stage, person, docs, { crawls: 1 });
  const unverified = await addDomain(stage, person, blog, { verified: false });
  await addDomain(stage, person, old);
  const { webhook, failed } = await addFailingWebhook(person);
  await person.call('POST', '/api-keys', {
    name: 'Deploy robot',
    scopes: ['domains:read', 'crawls:write'],
    domain_ids: [id],
  });
  const crawls = await person.call('GET', `/domains/${id}/crawls`);
  const issues = await person.call('GET', `/domains/${id}/issues?limit=3`);
  await person.call('POST', `/issues/${issues.data[0].id}/ignore`, { reason: 'The partner moves its site next week.' });
  await makeReports(person, { domainId: id, crawlId: crawls.data[0].id });
  await share(person, id);
  const row = (page: Page) => page.getByRole('row').filter({ hasText: shop });
  return [
    { name: 'sign-in', path: '/sign-in' },
    { name: 'setup-done', path: `/setup#x` },
    { name: 'setup-domain', path: '/setup', person },
    { name: 'setup-dns', path: `/setup?domain=${unverified}`, person },
    { name: 'reset-password', path: '/reset-password#token' },
    { name: 'change-email', path: '/change-email#token' },
    { name: 'sign-up', path: '/sign-up#token' },
    { name: 'invitation', path: await invite(person) },
    { name: 'not-found', path: '/nowhere' },
    { name: 'domains', path: '/', person },
    {
      name: 'domains-menu',
      path: '/',
      person,
      open: (page) =>
        row(page)
          .getByRole('button', { name: /^More actions/ })
          .click(),
    },
    {
      name: 'domains-badge',
      path: '/',
      person,
      open: (page) => row(page).getByRole('button', { name: 'Verified' }).focus(),
    },
    {
      name: 'domains-add',
      path: '/',
      person,
      open: (page) => page.getByRole('button', { name: 'Add domain' }).click(),
    },
    { name: 'domain', path: `/domains/${id}`, person },
    { name: 'domain-unverified', path: `/domains/${unverified}`, person },
    {
      name: 'issues',
      path: `/domains/${id}/issues?state=open`,
      person,
      open: (page) => page.getByText('Details').first().click(),
    },
    { name: 'issues-ignored', path: `/domains/${id}/issues?state=ignored`, person },
    { name: 'settings-account', path: '/settings/account', person },
    { name: 'webhooks', path: '/settings/api/webhooks', person },
    {
      name: 'webhooks-add',
      path: '/settings/api/webhooks',
      person,
      open: (page) => page.getByRole('button', { name: 'Add endpoint' }).click(),
    },
    { name: 'webhook', path: `/settings/api/webhooks/${webhook}`, person },
    { name: 'deliveries', path: `/settings/api/webhooks/${webhook}/deliveries`, person },
    { name: 'delivery', path: `/settings/api/webhooks/${webhook}/deliveries/${failed}`, person },
    { name: 'api-keys', path: '/settings/api/keys', person },
    {
      name: 'api-keys-add',
      path: '/settings/api/keys',
      person,
      open: (page) => page.getByRole('button', { name: 'Create key' }).click(),
    },
    { name: 'notifications', path: '/settings/notifications', person },
    {
      name: 'domain-settings',
      path: `/domains/${id}/settings`,
      person,
      open: (page) => page.getByText('How patterns work').click(),
    },
    { name: 'settings-security', path: '/settings/security', person },
    { name: 'settings-audit', path: '/settings/audit', person },
    { name: 'settings-members', path: '/settings/members', person },
    {
      name: 'settings-invite',
      path: '/settings/members',
      person,
      open: async (page) => {
        await page.getByRole('button', { name: 'Invite somebody' }).click();
        await page.getByLabel('Only chosen domains').check();
        await page.getByRole('group', { name: `Rights on ${shop}` }).waitFor();
      },
    },
    {
      name: 'settings-one-time-codes',
      path: '/settings/security',
      person,
      open: async (page) => {
        await page.getByRole('button', { name: 'Set up one-time codes' }).click();
        await page.getByRole('img', { name: 'QR code' }).waitFor();
      },
    },
    { name: 'crawls', path: `/domains/${id}/crawls`, person },
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
    { name: 'issue-rules', path: `/domains/${id}/issues/rules`, person },
    { name: 'branding', path: '/settings/branding', person },
    { name: 'reports-none', path: `/domains/${unverified}/reports`, person },
    {
      name: 'reports-make',
      path: `/domains/${id}/reports`,
      person,
      open: async (page) => {
        await page.getByRole('button', { name: 'Make a report' }).click();
        await page.getByLabel('Crawl', { exact: true }).selectOption('period');
        await page.getByLabel('Format').selectOption('csv');
      },
    },
    { name: 'crawl', path: `/domains/${id}/crawls/${crawls.data[0].id}`, person },
    {
      name: 'links',
      path: `/domains/${id}/results/links?verdict=broken&q=example`,
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

const contentWidth = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth');

describeChromium('every page', (devTools) => {
  it('fits every width, is accessible in both themes, and keeps to its own server', {
    timeout: pictures === undefined ? 600_000 : 3_600_000,
  }, async () => {
    const stage = await stageDashboard();
    const all = await shotsOf(stage);
    const shots = only === undefined ? all : all.filter(({ name }) => only.split(',').includes(name));
    if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
    const faults: string[] = [];
    for (const { width, theme, language } of windows) {
      for (const { name, path, person, open } of shots) {
        const what = `${name} at ${width} px, ${theme}, ${language}`;
        await using seen = await visit(devTools, stage, { width, theme, ...(person && { person }) });
        await seen.go(path);
        await open?.(seen.page);
        await switchTo(seen.page, language);
        if (pictures !== undefined) {
          await seen.page.screenshot({
            path: join(pictures, `${name}-${width}-${theme}-${language}.png`),
            fullPage: true,
          });
        }
        if ((await contentWidth(seen.page)) > width) faults.push(`${what}: wider than the window`);
        await expectAccessible(seen.page, what).catch((error: Error) => faults.push(error.message));
        faults.push(...seen.faults().map((fault) => `${what}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
});
