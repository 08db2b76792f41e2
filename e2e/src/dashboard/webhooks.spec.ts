import { startSubscriber } from '@linkvitals/testing';
import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

/** Markup of a hostile subscriber, longer than the part that is stored. */
const hostile = `<img src=x onerror="document.title='run'"><b>no</b>${'x'.repeat(2_000)}`;

/** Headers that any HTTP client sends. */
const ofTheConnection = ['host', 'connection', 'content-length', 'accept-encoding', 'accept'];

/** Rotates the signing secret of the shown endpoint. `grace` is an option of the dialog; default: its preset. */
async function rotateSecret(page: Page, grace?: string): Promise<void> {
  await page.getByRole('button', { name: 'Rotate …' }).click();
  if (grace !== undefined) await choose(page.getByLabel('The old secret signs too for'), grace);
  await page.getByRole('button', { name: 'Rotate', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByText(/^whsec_/)
    .waitFor();
  await page.getByRole('button', { name: 'I have stored it' }).click();
}

test.describe('webhooks', () => {
  test('an endpoint is added, its secret shown once, tested, and a failure explained', async ({ visit }) => {
    await using subscriber = await startSubscriber();
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('URL').fill('ftp://hooks.example.com');
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('URL').fill(`${subscriber.url}/hooks`);
    await dialog.getByLabel('crawl.started').uncheck();
    await expectAccessible(page, 'the dialog that adds an endpoint');
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();

    const secret = page.getByRole('dialog').getByText(/^whsec_/);
    const shown = (await secret.textContent()) ?? '';
    await expectAccessible(page, 'the secret');
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('heading', { name: `${subscriber.url}/hooks` }).waitFor();
    await expect.poll(() => page.content()).not.toContain(shown);
    const { data } = await person.call('GET', '/webhooks');
    expect(data).toMatchObject([
      { events: ['crawl.completed', 'crawl.failed', 'broken_links.found'], domain_ids: null },
    ]);

    await page.getByRole('button', { name: 'Send test event' }).click();
    await page.getByText(/^Your service answered 200 in/).waitFor();
    const [received] = subscriber.received;
    expect(received?.headers).toMatchObject({ 'x-service-event': 'test' });

    subscriber.respond(() => ({ status: 401, body: hostile }));
    await page.getByRole('button', { name: 'Send test event' }).click();
    await page.getByText(/The test event was not delivered.*newest secret/).waitFor();
    // The endpoint and the list say that it fails, and since when.
    const failing = page.getByText('Failing: 401');
    await failing.waitFor();
    await page.getByLabel('Where this page is').getByRole('link', { name: 'Webhooks' }).click();
    const endpoint = page.getByRole('table', { name: 'Webhooks' }).getByRole('row').nth(1);
    await endpoint.getByText('Failing: 401').waitFor();
    await expect(endpoint).toHaveText(/since .*\d{4}, \d.*Will retry/);
    await expectAccessible(page, 'an endpoint that fails');
    // So does My Domains, and leads to the reason.
    await page.getByRole('link', { name: 'My Domains' }).click();
    await page.getByText(/^Webhooks to \S+ fail\./).waitFor();
    await page.getByRole('link', { name: 'See why' }).click();
    await page.getByText(/This endpoint has refused everything since .* The answer was 401, “.+”\. /).waitFor();
    await expectAccessible(page, 'why an endpoint fails');
    await page.getByRole('link', { name: 'Recent Deliveries' }).click();
    const rows = page.getByRole('table', { name: 'Recent Deliveries' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toHaveText(/Will retry[\s\S]*401[\s\S]*1 of 4, next (in|now|is due)/);
    await choose(page.getByLabel('State'), 'delivered');
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('state') === 'delivered');
    await page.goBack();
    await expect(rows).toHaveCount(3);

    // The whole row leads there: its link lies over the cells.
    await rows.nth(1).getByRole('cell').nth(3).click({ force: true });
    const body = page.locator('.payload').first();
    await expect(body).toHaveText(hostile.slice(0, 1_000));
    await expect(page).not.toHaveTitle('run');
    const headers = await page.locator('.payload', { hasText: 'X-Service-Event' }).textContent();
    const names = (headers ?? '').split('\n').map((line) => line.split(':')[0]?.toLowerCase());
    const sent = Object.keys(received?.headers ?? {}).filter((name) => !ofTheConnection.includes(name));
    expect(names.toSorted()).toEqual(sent.toSorted());
    await expect(page.getByRole('button', { name: /again|replay|resend/i })).toHaveCount(0);
    // A further test event only shows its result, because the advice stands below already.
    await page.getByRole('button', { name: 'Send test event' }).click();
    const outcome = page.getByRole('status').filter({ hasText: 'The test event was not delivered.' });
    await outcome.waitFor();
    await expect(page.getByText(/newest secret/)).toHaveCount(1);
    await outcome.getByRole('link', { name: 'See the delivery' }).click();
    await outcome.waitFor({ state: 'detached' });
    await page.getByText(/newest secret/).waitFor();
  });

  test('an endpoint is changed, its secret rotated, disabled, enabled and deleted', async ({ visit }) => {
    await using subscriber = await startSubscriber();
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const body = { url: `${subscriber.url}/a`, events: ['crawl.failed'] };
    const { id } = await person.call('POST', '/webhooks', body);
    const { page, go } = await visit(stage, { person });
    await go(`/settings/api/webhooks/${id}`);
    const description = page.getByLabel('Description');
    const conflict = page.getByRole('alert').filter({ hasText: 'Choose what stays' });
    await description.fill('Deploys');
    // Another person is faster: both values are shown, and the person chooses.
    await person.call('PATCH', `/webhooks/${id}`, { description: 'Releases', events: ['crawl.started'] });
    await page.getByRole('button', { name: 'Save' }).click();
    await conflict.filter({ hasText: 'Deploys' }).filter({ hasText: 'Releases' }).waitFor();
    await conflict.filter({ hasText: 'crawl.failed' }).filter({ hasText: 'crawl.started' }).waitFor();
    await expectAccessible(page, 'two configurations');
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await conflict.waitFor({ state: 'detached' });
    await expect(description).toHaveValue('Releases');
    await expect(page.getByLabel('crawl.started')).toBeChecked();
    await description.fill('Deploys');
    await person.call('PATCH', `/webhooks/${id}`, { description: 'Nightly' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await conflict.waitFor({ state: 'detached' });
    expect(await person.call('GET', `/webhooks/${id}`)).toMatchObject({
      description: 'Deploys',
      events: ['crawl.started'],
    });

    // Checkboxes count as well: a changed choice is not lost silently.
    await page.getByLabel('crawl.failed').check();
    await page.getByRole('link', { name: 'My Domains' }).click();
    const leave = page.getByRole('dialog');
    await leave.getByRole('button', { name: 'Stay here' }).click();
    await leave.waitFor({ state: 'detached' });
    await expect(page.getByLabel('crawl.failed')).toBeChecked();
    await page.getByLabel('crawl.failed').uncheck();

    const previous = page.getByText(/signs too, for another \d+:\d\d:\d\d/);
    await rotateSecret(page);
    await previous.waitFor();
    // After a leak no other secret signs, not even that of the rotation before.
    await rotateSecret(page, 'no longer: it ends at once (after a leak)');
    await page.getByText('There is no previous secret in use.').waitFor();
    expect(await person.call('GET', `/webhooks/${id}`)).toMatchObject({ previous_secret_expires_at: null });
    await rotateSecret(page);
    await previous.waitFor();
    await page.getByRole('button', { name: 'End it now' }).click();
    await page.getByText('There is no previous secret in use.').waitFor();
    // Other members that the person has changed meanwhile are no conflict.
    await description.fill('Deploys of the shop');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => person.call('GET', `/webhooks/${id}`))
      .toMatchObject({ description: 'Deploys of the shop' });

    const more = page.getByRole('button', { name: 'More actions for this endpoint' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await page.getByText('This endpoint is disabled').waitFor();
    await expect(page.getByRole('button', { name: 'Send test event' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Enable', exact: true }).click();
    await page.getByRole('button', { name: 'Send test event' }).waitFor();
    await more.click();
    await page.getByRole('menuitem', { name: 'Delete …' }).click();
    await page.getByRole('button', { name: 'Delete endpoint' }).click();
    await page.getByRole('heading', { name: 'No endpoint yet' }).waitFor();
    expect(await person.call('GET', '/webhooks')).toMatchObject({ data: [] });
  });

  test('advice about a refused signature opens the rotation from every tab of the endpoint, also by keyboard', {
    tag: '@long',
  }, async ({ visit }) => {
    await using subscriber = await startSubscriber({
      respond: () => ({ status: 401, body: '{"error":"bad signature"}' }),
    });
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const { id } = await person.call('POST', '/webhooks', {
      url: `${subscriber.url}/a`,
      events: ['crawl.failed'],
      description: 'Old chat bridge',
    });
    const { id: delivery } = await person.call('POST', `/webhooks/${id}/test`, {});
    await expect
      .poll(() => person.call('GET', `/webhooks/${id}/deliveries/${delivery}`))
      .toMatchObject({ attempts: [{ number: 1 }] });
    const { page, go } = await visit(stage, { person });
    await go('/');
    await page.getByText('The webhook “Old chat bridge” fails.').waitFor();
    await page.getByRole('link', { name: 'See why' }).click();
    const rotate = page.getByRole('button', { name: 'Rotate it.' });
    const dialog = page.getByRole('dialog', { name: 'Rotate the signing secret' });
    // The typed text stays on the page.
    const description = page.getByLabel('Description');
    await description.fill('New chat bridge');
    await rotate.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('button:focus', { hasText: 'Rotate it.' }).waitFor();
    await expect(description).toHaveValue('New chat bridge');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => person.call('GET', `/webhooks/${id}`)).toMatchObject({ description: 'New chat bridge' });

    for (const path of ['deliveries', `deliveries/${delivery}`]) {
      await go(`/settings/api/webhooks/${id}/${path}`);
      await rotate.press('Enter');
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await rotate.click();
    await dialog.getByRole('button', { name: 'Rotate', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Signing secret' })
      .getByText(/^whsec_/)
      .waitFor();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    expect(await person.call('GET', `/webhooks/${id}`)).toMatchObject({
      previous_secret_expires_at: expect.any(String),
    });
  });
});
