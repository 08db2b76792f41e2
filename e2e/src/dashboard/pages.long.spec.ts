import type { Page } from '@playwright/test';
import { addHistory, sixWeeks } from './crawl-history.ts';
import { LOOK_MS, lookAt, type Shot } from './pages/look-at.ts';
import { addDomain, hostnames, type Person, type Stage, setUpOwner, stageDashboard } from './stage.ts';
import { test } from './test.ts';

const invite = async (owner: Person): Promise<string> => {
  const { link } = await owner.call('POST', '/invitations', { email: 'grace@example.com', role: 'admin' });
  return new URL(link).pathname + new URL(link).hash;
};

async function shotsOf(stage: Stage, person: Person): Promise<readonly Shot[]> {
  const [shop, docs, blog, old] = hostnames;
  const id = await addDomain(stage, person, shop, { crawls: 2 });
  await addHistory(stage, id, sixWeeks);
  await addDomain(stage, person, docs, { crawls: 1 });
  const unverified = await addDomain(stage, person, blog, { verified: false });
  await addDomain(stage, person, old);
  const issues = await person.call('GET', `/domains/${id}/issues?limit=3`);
  await person.call('POST', `/issues/${issues.data[0].id}/ignore`, { reason: 'The partner moves its site next week.' });
  const row = (page: Page) => page.getByRole('row').filter({ hasText: shop });
  return [
    { name: 'sign-in', path: '/sign-in' },
    { name: 'setup-done', path: `/setup#x` },
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
    { name: 'all-issues', path: '/issues', person },
    { name: 'domain', path: `/domains/${id}`, person },
    { name: 'domain-unverified', path: `/domains/${unverified}`, person },
    {
      name: 'fixes',
      path: `/domains/${id}/issues`,
      person,
      open: async (page) => {
        await page.locator('.fix-what').first().click();
        await page.getByRole('checkbox').nth(1).check();
      },
    },
    {
      name: 'issues',
      path: `/domains/${id}/issues?state=open`,
      person,
      open: (page) => page.getByText('Details').first().click(),
    },
    { name: 'issues-ignored', path: `/domains/${id}/issues?state=ignored`, person },
    { name: 'issue-rules', path: `/domains/${id}/issues/rules`, person },
    {
      name: 'domain-settings',
      path: `/domains/${id}/settings`,
      person,
      open: (page) => page.getByText('How patterns work').click(),
    },
  ];
}

test.describe('every page of domains', () => {
  test('fits every width, is accessible in both themes, and keeps to its own server', async ({ visit }) => {
    test.setTimeout(LOOK_MS);
    const stage = await stageDashboard();
    await lookAt(visit, stage, [{ name: 'setup-owner', path: stage.setupPath }]);
    const person = await setUpOwner(stage);
    await lookAt(visit, stage, [
      { name: 'setup-domain', path: '/setup', person },
      { name: 'domains-none', path: '/', person },
      { name: 'all-issues-none', path: '/issues', person },
      { name: 'trends-all-none', path: '/trends', person },
    ]);
    await lookAt(visit, stage, await shotsOf(stage, person));
  });
});
