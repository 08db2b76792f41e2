import { choose } from './choose.ts';
import { addDomain, hostnames, owner, type Person, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused, switchTo } from './visit.ts';

const [hostname] = hostnames;

/** The hostnames of the account's domains. */
async function namesOf(person: Person): Promise<readonly string[]> {
  const { data } = await person.call('GET', '/domains');
  return data.map((domain: { readonly hostname: string }) => domain.hostname);
}

test.describe('the set-up', () => {
  test('leads from the printed link to a finished crawl, and goes on after a reload', async ({ visit }) => {
    const stage = await stageDashboard();
    const { page, go } = await visit(stage);
    await go(stage.setupPath);
    await expect(page, 'the token is taken out of the address').toHaveURL(({ hash }) => hash === '');
    await expectAccessible(page, 'the form of the owner');
    await page.getByLabel('Name of your team or company').fill(owner.account_name);
    await page.getByLabel('Your name').fill(owner.name);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill('password');
    await page.getByRole('button', { name: 'Create the account' }).click();
    const password = page.getByLabel('Password');
    await page.getByRole('alert').waitFor();
    await password.fill(owner.password);
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { name: 'Which site do you want to watch?' }).waitFor();
    await expect.poll(() => focused(page)).toBe('input Domain or address');
    await page.reload();
    await page.getByLabel('Domain or address').fill(`https://www.${hostname}/prices`);
    await page
      .getByText(`Linkvitals watches all of ${hostname}, also as www.${hostname}. The path is left out.`)
      .waitFor();
    await expectAccessible(page, 'the domain');
    await page.keyboard.press('Enter');

    const fields = page.locator('.record');
    await page.getByRole('heading', { name: `Prove that it is yours: ${hostname}` }).waitFor();
    await page.getByText(`Linkvitals watches all of ${hostname}, also as www.${hostname}.`).waitFor();
    await expectAccessible(page, 'the record');
    // A person who opens the link again continues here, and is not led to a second domain.
    await go('/setup');
    await page.getByRole('heading', { name: `Prove that it is yours: ${hostname}` }).waitFor();
    await page.setViewportSize({ width: 320, height: 800 });
    await go(stage.setupPath);
    await page.getByRole('heading', { name: `Prove that it is yours: ${hostname}` }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    const value = await fields.locator('code').filter({ hasText: 'linkvitals-verify=' }).first().textContent();
    stage.dns.set(hostname, 'TXT', [value ?? '']);
    // Nobody presses anything: the page watches DNS and starts the crawl.
    await page.getByText('The first crawl has ended.').waitFor({ timeout: 90_000 });
    await page.getByRole('heading', { name: 'Watch it from now on' }).waitFor();
    await expect(page.getByLabel('Mails go to')).toHaveValue(owner.email);
    await expect(page.getByRole('combobox', { name: 'Crawl' })).toHaveValue('daily');
    await expectAccessible(page, 'the monitoring');
    await switchTo(page, 'de');
    await page.getByRole('heading', { name: 'Ab jetzt überwachen' }).waitFor();
    await expectAccessible(page, 'the monitoring, in German');
    await switchTo(page, 'en');
    await page.getByRole('button', { name: 'Start monitoring' }).click();
    await page.getByRole('heading', { name: hostname }).waitFor();
    await page.getByRole('heading', { name: 'What cost points' }).waitFor();
    await page.getByText('1 person by mail').or(page.getByText('Nobody: no mail server')).waitFor();
    await expect(page.getByText('Not scheduled')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Set up monitoring …' })).toHaveCount(0);
    // There is nothing left to set up.
    await go('/setup');
    await page.getByRole('heading', { name: 'My Domains' }).waitFor();
  });

  test('can be left without monitoring, of which the page of the domain reminds until it is set or dismissed', async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, hostname, { crawls: 1 });
    const other = await addDomain(stage, person, hostnames[1], { crawls: 1 });
    const { page, go } = await visit(stage, { person });
    const open = page.getByRole('button', { name: 'Set up monitoring …' });
    await go(`/setup?domain=${id}`);
    await page.getByRole('link', { name: 'Not now, see what it found' }).click();
    await open.click();
    await page.getByRole('combobox', { name: 'Crawl' }).waitFor();
    await expectAccessible(page, 'the dialog');
    await choose(page.getByRole('combobox', { name: 'Crawl' }), 'Every week');
    await page.getByLabel('Mails go to').fill('no address');
    await page.getByRole('button', { name: 'Start monitoring' }).click();
    await page.getByText('Entry 1').waitFor();
    await page.getByLabel('Mails go to').fill('web@example.com');
    await page.getByRole('button', { name: 'Start monitoring' }).click();
    await page.getByText('Monitoring is on.').waitFor();
    await expect(open).toHaveCount(0);
    const { crawl_config, settings } = await person.call('GET', `/domains/${id}`);
    expect(crawl_config.schedule.frequency).toBe('weekly');
    expect(settings).toMatchObject({ email_alerts: true, email_recipients: ['web@example.com'] });

    await go(`/domains/${other}`);
    await open.waitFor();
    await expectAccessible(page, 'the reminder');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(open).toHaveCount(0);
    await page.reload();
    await page.getByRole('heading', { name: 'What cost points' }).waitFor();
    await expect(open).toHaveCount(0);
  });

  test('refuses a link whose token is wrong or missing, and says what to do', async ({ visit }) => {
    const stage = await stageDashboard();
    const { page, go } = await visit(stage);
    await go('/setup');
    await page.getByText('Its token is missing from this address.').waitFor();
    await go('/sign-in');
    await go('/setup#wrong');
    await page.getByLabel('Name of your team or company').fill(owner.account_name);
    await page.getByLabel('Your name').fill(owner.name);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByText('This set-up link is not valid any more.').waitFor();
    await expect(page.getByLabel('E-mail'), 'what was typed stays').toHaveValue(owner.email);
  });

  test('takes an address without an ending only when it is sent twice', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const { page, go } = await visit(stage);
    await go(stage.setupPath);
    await page.getByLabel('Name of your team or company').fill(owner.account_name);
    await page.getByLabel('Your name').fill(owner.name);
    await page.getByLabel('E-mail').fill('ada@museum');
    await page.getByLabel('Password').fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByText('Is ada@museum right? It has no ending such as .com.').waitFor();
    await expect.poll(() => focused(page)).toBe('input E-mail');
    await expectAccessible(page, 'the doubt');
    // Another suspicious address is questioned as well.
    await page.getByLabel('E-mail').fill('ada@intranet');
    await page.keyboard.press('Enter');
    await page.getByText('Is ada@intranet right?').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Which site do you want to watch?' }).waitFor();
    await page.getByRole('link', { name: 'Do this later' }).click();
    await page.getByRole('button', { name: /^Northwind\s*ada@intranet$/ }).waitFor();
  });

  for (const [locale, label, correct, same, title] of [
    ['en', 'Domain or address', 'Correct the name', 'It has this name already.', 'Prove that it is yours'],
    ['de', 'Domain oder Adresse', 'Namen korrigieren', 'So heißt sie schon.', 'Weisen Sie nach, dass sie Ihnen gehört'],
  ] as const) {
    test(`lets a name that DNS does not know be corrected, in ${locale}`, { tag: '@long' }, async ({ visit }) => {
      const stage = await stageDashboard();
      const person = await setUpOwner(stage);
      await person.call('PATCH', '/me', { locale });
      const { page, go } = await visit(stage, { person, locale });
      await go('/setup');
      await page.getByLabel(label).fill('shpo.example.com');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: correct }).click();
      await expect.poll(() => focused(page)).toBe(`input ${label}`);
      await expectAccessible(page, 'the name to correct');
      await page.keyboard.press('Enter');
      await page.getByText(same).waitFor();
      await page.getByLabel(label).fill(hostname);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: `${title}: ${hostname}` }).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await namesOf(person)).toEqual([hostname]);
    });
  }

  test('corrects the name of the only domain that the plan allows', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard({ LINKVITALS_DEFAULT_PLAN: 'free' });
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, 'shpo.example.com', { verified: false });
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}`);
    await page.getByRole('button', { name: 'Correct the name' }).click();
    await page.getByLabel('Domain or address').fill(hostname);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: hostname, level: 1 }).waitFor();
    expect(await namesOf(person)).toEqual([hostname]);
  });
});
