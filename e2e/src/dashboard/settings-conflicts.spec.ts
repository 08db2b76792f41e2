import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';
const slackAt = (secret: string) => ({ slack: { url: `https://hooks.slack.com/services/T0/B0/${secret}` } });

const noteOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'Choose what stays' });

test.describe('settings that somebody else has changed meanwhile', () => {
  test('branding shows both; what only one of the two has changed stays', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    const note = noteOf(page);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await go('/settings/branding');
    await page.getByLabel('Name').fill('Mine');
    await page.getByLabel('Logo').setInputFiles({ name: 'l.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await person.call('PATCH', '/branding', { name: 'Theirs', colour: '#8a1c5b' });
    await save.click();
    await note.filter({ hasText: 'Mine' }).filter({ hasText: 'Theirs' }).waitFor();
    await note.getByRole('img', { name: 'Logo' }).waitFor();
    await expectAccessible(page, 'two brandings');
    await page.getByRole('button', { name: 'Save mine' }).click();
    await note.waitFor({ state: 'detached' });
    const saved = await person.call('GET', '/branding');
    expect(saved).toMatchObject({ name: 'Mine', colour: '#8a1c5b' });
    expect(saved.logo).not.toBeNull();

    await page.getByLabel('Name').fill('Mine again');
    await person.call('PATCH', '/branding', { name: 'Theirs again' });
    await save.click();
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Theirs again');
    // When the two have changed different members, there is nothing to choose.
    await page.getByLabel('Colour', { exact: true }).fill('#0b6e69');
    await person.call('PATCH', '/branding', { name: 'Theirs, a third time' });
    await save.click();
    await expect(page.getByLabel('Name')).toHaveValue('Theirs, a third time');
    expect(await person.call('GET', '/branding')).toMatchObject({ name: 'Theirs, a third time', colour: '#0b6e69' });
  });

  test('notifications show both, for recipients, times and chats', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    const note = noteOf(page);
    const change = (settings: object) => person.call('PATCH', '/notification-settings', settings);
    const settings = () => person.call('GET', '/notification-settings');
    await go('/settings/notifications');
    const mail = page.getByRole('region', { name: 'Mail', exact: true });
    const recipients = mail.getByLabel('Recipients');
    await recipients.fill('mine@example.com');
    await change({ email_recipients: ['theirs@example.com'] });
    await mail.getByRole('button', { name: 'Save' }).click();
    await note.filter({ hasText: 'mine@example.com' }).filter({ hasText: 'theirs@example.com' }).waitFor();
    await expectAccessible(page, 'two lists of recipients');
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect(recipients).toHaveValue('theirs@example.com');

    const times = page.getByRole('region', { name: 'Times and summaries' });
    await choose(times.getByLabel('Hour', { exact: true }), '9');
    await times.getByLabel('Quiet hours').check();
    await change({ summaries: { hour: 7, day_of_week: 'friday' } });
    await times.getByRole('button', { name: 'Save' }).click();
    await note.filter({ hasText: '09:00' }).filter({ hasText: '07:00' }).waitFor();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect.poll(settings).toMatchObject({
      quiet_hours: { from: '22:00', to: '07:00' },
      summaries: { hour: 9, day_of_week: 'friday' },
    });

    await page.getByRole('button', { name: 'Set up: Slack' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('URL').fill(slackAt('mine').slack.url);
    await change(slackAt('theirs'));
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await note.filter({ hasText: 'what you typed here' }).filter({ hasText: 'hooks.slack.com' }).waitFor();
    await expectAccessible(page, 'two chats');
    await page.getByRole('button', { name: 'Save mine' }).click();
    await dialog.waitFor({ state: 'detached' });
    // The other person changes another part, which the page has not noticed, so there is nothing to choose.
    await change({ email_recipients: ['again@example.com'] });
    await page.getByRole('button', { name: 'Remove: Slack' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await settings()).toMatchObject({
      slack: { target_hint: null },
      email: { recipients: ['again@example.com'] },
    });
  });
});
