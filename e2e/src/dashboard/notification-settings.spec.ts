import { startSubscriber } from '@linkvitals/testing';
import { choose } from './choose.ts';
import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

test.describe('notification settings', () => {
  test('recipients, a chat with its test, quiet hours, summaries and alerts are set', async ({ visit }) => {
    await using chat = await startSubscriber({ respond: () => ({ status: 404, body: 'no_service' }) });
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const domain = await addDomain(stage, person, hostnames[0], { verified: false });
    const other = await addDomain(stage, person, hostnames[1], { verified: false });
    const { page, go } = await visit(stage, { person });
    const settings = () => person.call('GET', '/notification-settings');
    await go('/settings/notifications');
    const mail = page.getByRole('region', { name: 'Mail', exact: true });
    await mail.getByLabel('Recipients').fill('not an address');
    await mail.getByRole('button', { name: 'Save' }).click();
    await mail.getByRole('alert').waitFor();
    await mail.getByLabel('Recipients').fill('ops@example.com\nboss@example.com');
    await mail.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await settings()).email.recipients).toEqual(['ops@example.com', 'boss@example.com']);
    // No mail server is set: the page says so and offers no test.
    await mail.getByText('Not ready').waitFor();
    await expect(mail.getByRole('button', { name: 'Send test mail' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Set up: Slack' }).click();
    await expectAccessible(page, 'the dialog of a chat');
    await page.getByRole('dialog').getByLabel('URL').fill(`${chat.url}/services/T0/B0/verysecretpart`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const chats = page.getByRole('region', { name: 'Chats' });
    await chats.getByText('Not tried yet').waitFor();
    await page.getByRole('button', { name: 'Test: Slack' }).click();
    await page.getByText(/The test failed\..*404/).waitFor();
    expect(chat.received).toHaveLength(1);
    await chats.getByText('Failing').waitFor();
    await expect.poll(() => page.content()).not.toContain('verysecretpart');
    // It is listed among all that was sent.
    const first = page.getByRole('table', { name: 'Sent in the last 30 days' }).getByRole('row').nth(1);
    await expect(first).toContainText(/404.*Slack.*Waiting/);

    const times = page.getByRole('region', { name: 'Times and summaries' });
    await choose(times.getByLabel('Time zone'), 'Asia/Dubai');
    await times.getByRole('button', { name: 'Use yours' }).click();
    await times.getByText('This is not your time zone').waitFor({ state: 'detached' });
    await expect(times.getByLabel('Time zone')).not.toHaveValue('Asia/Dubai');
    await choose(times.getByLabel('Time zone'), 'Europe/Berlin');
    await times.getByLabel('Quiet hours').check();
    await times.getByLabel('From').fill('21:30');
    await choose(times.getByLabel('Day of weekly summaries'), 'friday');
    await choose(times.getByLabel('When nothing changed'), 'skip');
    await times.getByRole('button', { name: 'Save' }).click();
    await expect.poll(settings).toMatchObject({
      time_zone: 'Europe/Berlin',
      quiet_hours: { from: '21:30', to: '07:00' },
      summaries: { hour: 8, day_of_week: 'friday', when_nothing_changed: 'skip', attachment: 'pdf' },
    });

    // The settings of a domain show the effect of the typed values.
    await go(`/domains/${domain}/settings`);
    const mails = page.getByRole('region', { name: 'Notifications' });
    await choose(mails.getByLabel('Mailed summaries'), 'weekly');
    await mails.getByText('Every Friday at 08:00 (Europe/Berlin), to ops@example.com, boss@example.com.').waitFor();
    await choose(mails.getByLabel('Mailed summaries'), 'monthly');
    await mails.getByLabel('Recipients').fill('shop@example.com');
    await mails.getByText('On the 1st of each month at 08:00 (Europe/Berlin), to shop@example.com.').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await mails.getByRole('link', { name: 'Notification settings' }).last().click();

    await choose(page.getByLabel(`Mails about ${hostnames[0]}`), 'every_crawl');
    const settingsOf = async (id: string) => (await person.call('GET', `/domains/${id}`)).settings;
    const alerts = () => settingsOf(domain);
    await expect.poll(alerts).toMatchObject({ email_alerts: true, email_alerts_when: 'every_crawl' });
    await expect(page.getByLabel('Mails about all domains')).toHaveValue('');

    // The first row sets all domains.
    await chats.getByText('Results of crawls: 0 of 2 domains. Failures: 2 of 2.').waitFor();
    await page.getByLabel('Crawls of all domains to Slack').check();
    await chats.getByText('Results of crawls: 2 of 2 domains. Failures: 2 of 2.').waitFor();
    for (const id of [domain, other]) expect(await settingsOf(id)).toMatchObject({ slack_notifications: true });
    await page.getByLabel(`Failures of ${hostnames[1]}`).uncheck();
    await expect.poll(() => settingsOf(other)).toMatchObject({ failure_alerts: false });
    expect(await alerts()).toMatchObject({ failure_alerts: true });
    await chats.getByText('Results of crawls: 2 of 2 domains. Failures: 1 of 2.').waitFor();
    await expectAccessible(page, 'the table of domains');
    // Each domain says who gets its mails: its own recipients, else those of the account.
    const row = page.getByRole('row').filter({ hasText: hostnames[0] });
    await expect(row).toContainText('ops@example.com, boss@example.com');
    const own = { settings: { email_recipients: ['a@example.com', 'b@example.com', 'c@example.com'] } };
    await person.call('PATCH', `/domains/${domain}`, own);
    await page.reload();
    await expect(row).toContainText('a@example.com, b@example.com and 1 more');

    await page.getByRole('button', { name: 'Remove: Slack' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(async () => (await settings()).slack.target_hint).toBeNull();
  });

  test('reach nobody without a mail server, which My Domains and the domain say to owners', { tag: '@long' }, async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const domain = await addDomain(stage, person, hostnames[0], { crawls: 1 });
    const { page, go } = await visit(stage, { person });
    const note = page.getByText('Mails about broken links reach nobody: this server has no mail server.');
    await go('/');
    await note.waitFor();
    await expectAccessible(page, 'My Domains with mails that reach nobody');
    await go(`/domains/${domain}/settings`);
    await note.waitFor();
    await page.getByLabel('Mail when a crawl finds broken links').uncheck();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await note.waitFor({ state: 'detached' });
    await go('/');
    await page.getByRole('link', { name: hostnames[0], exact: true }).waitFor();
    await expect(note).toHaveCount(0);
  });
});
