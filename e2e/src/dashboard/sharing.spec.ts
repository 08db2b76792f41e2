import { choose } from './choose.ts';
import { addDomain, hostnames, joinAs, type Stage, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible, focused, switchTo } from './visit.ts';

const [shop] = hostnames;
/** An expression that is true when the image of the badge has arrived. */
const IMAGE_SHOWN = "document.querySelector('.badge-image')?.naturalWidth > 0";
const password = 'amber-lantern-52-moss';
const name = `For the agency ${'W'.repeat(60)}`;

/** Requests an address of the server, whose public name differs from its real address. */
const open = ({ server }: Stage, address: string): Promise<Response> =>
  fetch(new URL(new URL(address).pathname, server.url));

test.describe('sharing of a domain', () => {
  test('is switched on; links are created, copied, used and revoked', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    const { page, go } = await visit(stage, { person });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await go(`/domains/${id}/sharing`);
    await page.getByRole('button', { name: 'Switch sharing on' }).click();
    await page.getByRole('heading', { name: 'Sharing is on' }).waitFor();

    const create = page.getByRole('button', { name: 'Create a share link' });
    await create.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const field = (label: string) => dialog.locator('.field', { has: page.getByLabel(label) });
    await expect.poll(() => focused(page)).toBe('input Name');
    await page.keyboard.type(name);
    await choose(dialog.getByLabel('Ends'), 'day');
    await expect.poll(() => focused(page)).toBe('input Last day');
    await dialog.getByLabel('Last day').fill('2020-01-31');
    await dialog.getByLabel('Password').fill('short');
    await page.keyboard.press('Enter');
    // Both faults are shown at once at their fields, and the first field has the focus.
    await field('Last day').getByText('This day is over. Choose today or a later day.').waitFor();
    await field('Password').getByText('Give 8 characters or more.').waitFor();
    await expect.poll(() => focused(page)).toBe('input Last day');
    await expectAccessible(page, 'two faults');
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByLabel('Last day').fill('2099-01-31');
    await dialog.getByRole('button', { name: 'Create the link' }).click();
    await dialog.getByText('it is not shown again').waitFor();
    await expectAccessible(page, 'the address');
    // The password is shown once, like the address, because it has to be passed on.
    await dialog.getByText(password, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Copy: the address' }).click();
    await dialog.getByRole('button', { name: 'Copied: the address' }).waitFor();
    const url = (await dialog.locator('code').first().textContent()) ?? '';
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(url);
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    await expect.poll(() => focused(page)).toBe('button Create a share link');
    await expect.poll(() => page.content()).not.toContain(url);

    // A person without a session has to enter the password.
    expect((await open(stage, url)).status).toBe(200);
    expect(await (await open(stage, url)).text()).toContain('type="password"');
    const row = page.getByRole('row').filter({ hasText: 'For the agency' });
    await row.getByText('with a password').waitFor();
    await row.getByText(/2099/).waitFor();
    // A long name without spaces breaks, and covers nothing.
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate('document.documentElement.scrollWidth'), { message: `at ${width}` })
        .toBeLessThanOrEqual(width);
      for (const part of [row.getByText(name), row.getByRole('button', { name: 'Revoke' })]) {
        const end = async () => {
          const { x, width: wide } = (await part.boundingBox()) ?? { x: width, width };
          return x + wide;
        };
        await expect.poll(end, { message: `at ${width}` }).toBeLessThanOrEqual(width);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await row.getByRole('button', { name: 'Revoke' }).click();
    await dialog.getByRole('button', { name: 'Revoke the link' }).click();
    await row.waitFor({ state: 'detached' });
    expect((await open(stage, url)).status).toBe(404);
  });

  test('lasts for days that are chosen without a calendar, also on a phone, in German', { tag: '@long' }, async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    await person.call('PATCH', `/domains/${id}`, { settings: { sharing: true } });
    const { page, go } = await visit(stage, { person, width: 320 });
    await go(`/domains/${id}/sharing`);
    await switchTo(page, 'de');
    await page.getByRole('button', { name: 'Link erstellen' }).click();
    const dialog = page.getByRole('dialog');
    const field = (label: string) => dialog.locator('.field', { has: page.getByLabel(label) });
    const ends = dialog.getByLabel('Gültigkeit');
    await field('Gültigkeit')
      .getByText(/Der letzte Tag ist der \d/)
      .waitFor();
    await choose(ends, 'Unbegrenzt');
    await field('Gültigkeit').getByText('Der Link funktioniert, bis er widerrufen wird.').waitFor();
    await choose(ends, 'Bis zu einem Datum …');
    await dialog.getByLabel('Letzter Tag').fill('2020-01-31');
    await dialog.getByLabel('Passwort').fill('kurz');
    await dialog.getByRole('button', { name: 'Link erstellen' }).click();
    await field('Letzter Tag').getByText('Dieser Tag ist schon vorbei.').waitFor();
    await field('Passwort').getByText('8 Zeichen').last().waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await dialog.getByLabel('Passwort').fill('');
    await choose(ends, '7 Tage lang');
    await dialog.getByRole('button', { name: 'Link erstellen' }).click();
    await dialog.locator('code').first().waitFor();
    await page.keyboard.press('Escape');
    const warning = dialog.getByRole('alert').filter({ hasText: 'Sichern Sie zuerst eine Kopie' });
    await warning.waitFor();
    // What the buttons lie on covers nothing of it.
    const overlap = async () => {
      const [above, below] = [await dialog.locator('.dialog-foot').boundingBox(), await warning.boundingBox()];
      return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
    const { data } = await person.call('GET', `/domains/${id}/share-links`);
    const days = (Date.parse(data[0].expires_at) - stage.now()) / 86_400_000;
    expect(data.length).toBe(1);
    // To the end of the seventh day from today.
    expect(days).toBeGreaterThan(7);
    expect(days).toBeLessThanOrEqual(8);
  });

  test('changes the name, end and password of a link; a version that somebody else has changed is shown first', async ({
    visit,
  }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    await person.call('PATCH', `/domains/${id}`, { settings: { sharing: true } });
    const made = await person.call('POST', `/domains/${id}/share-links`, { name: 'Agency', password });
    const path = `/domains/${id}/share-links/${made.id}`;
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/sharing`);
    await page.getByText('create a new link and revoke the old one').waitFor();
    const dialog = page.getByRole('dialog');
    const edit = async () => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await dialog.getByLabel('Name').waitFor();
    };
    await edit();
    await expectAccessible(page, 'the dialog to edit');
    await expect(dialog.getByLabel('Name')).toHaveValue('Agency');
    await dialog.getByLabel('Name').fill('Board');
    await choose(dialog.getByLabel('Ends'), 'day');
    await dialog.getByLabel('Last day').fill('2020-01-31');
    await choose(dialog.getByLabel('Password', { exact: true }), 'new');
    await dialog.getByLabel('New password').fill('short');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('This day is over.').waitFor();
    await dialog.getByText('Give 8 characters or more.').waitFor();
    await choose(dialog.getByLabel('Ends'), 'never');
    await choose(dialog.getByLabel('Password', { exact: true }), 'none');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Its address is the same.').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Board' });
    await row.waitFor();
    expect(await person.call('GET', path)).toMatchObject({ name: 'Board', expires_at: null, has_password: false });
    await expect.poll(async () => (await open(stage, made.url)).status).toBe(200);
    await expect.poll(async () => (await (await open(stage, made.url)).text()).includes('type="password"')).toBe(false);

    // Another change of another person is kept; when it is the same member, both values are shown.
    await edit();
    await person.call('PATCH', path, { expires_at: '2099-01-31T00:00:00Z' });
    await dialog.getByLabel('Name').fill('Press');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row').filter({ hasText: 'Press' }).waitFor();
    expect(await person.call('GET', path)).toMatchObject({ name: 'Press', expires_at: '2099-01-31T00:00:00.000Z' });
    await edit();
    await person.call('PATCH', path, { name: 'Gallery' });
    await dialog.getByLabel('Name').fill('Museum');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const note = dialog.getByRole('alert');
    await note.getByText('Gallery').waitFor();
    await note.getByText('Museum').waitFor();
    await expectAccessible(page, 'two versions');
    await note.getByRole('button').first().click();
    await page.getByRole('row').filter({ hasText: 'Museum' }).waitFor();

    // On a phone, in German.
    await page.setViewportSize({ width: 320, height: 800 });
    await switchTo(page, 'de');
    await page.getByText('erstellen Sie einen neuen Link und widerrufen Sie den alten').waitFor();
    await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
    await choose(dialog.getByLabel('Passwort', { exact: true }), 'Passwort setzen');
    await dialog.getByLabel('Neues Passwort').fill(password);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await expectAccessible(page, 'the dialog on a phone');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Seine Adresse bleibt gleich.').waitFor();
    expect(await person.call('GET', path)).toMatchObject({ name: 'Museum', has_password: true });
  });

  test('has badges with Markdown and HTML to copy; switching it off closes them', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    await person.call('PATCH', `/domains/${id}`, { settings: { sharing: true } });
    const { page, go } = await visit(stage, { person });
    await go(`/domains/${id}/sharing`);
    await page.getByRole('button', { name: 'Make a badge: Health score' }).click();
    const badge = page.getByRole('listitem', { name: 'Health score' });
    const markdown = badge.locator('code').first();
    const first = (await markdown.textContent()) ?? '';
    // The test does not wait by a function in the page, because its policy forbids `eval`.
    await expect.poll(() => page.evaluate(IMAGE_SHOWN)).toBe(true);
    const [, url = ''] = /^!\[Health score of shop\.example\.com\]\((.*)\)$/.exec(first) ?? [];
    expect((await open(stage, url)).headers.get('content-type')).toContain('image/svg+xml');
    await expect(badge.locator('code').last()).toHaveText(`<img src="${url}" alt="Health score of shop.example.com">`);
    await expect(badge.getByText('The older address does not work any more.')).toHaveCount(0);

    // A later visitor learns why the address is not shown.
    await page.reload();
    await page.getByText(/^The address of a badge is shown once, when it is made/).waitFor();
    await badge.getByText(/^address made/).waitFor();
    await expect(badge.locator('code')).toHaveCount(0);
    await expectAccessible(page, 'badges');

    await page.getByRole('button', { name: 'New address: Health score' }).click();
    await expect(markdown).not.toHaveText(first);
    await badge.getByText('The older address does not work any more.').waitFor();
    expect((await open(stage, url)).status).toBe(404);
    const [, renewed = ''] = /\((.*)\)$/.exec((await markdown.textContent()) ?? '') ?? [];
    expect((await open(stage, renewed)).status).toBe(200);

    await page.getByRole('button', { name: 'Switch sharing off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Switch sharing off' }).click();
    await page.getByRole('heading', { name: 'Sharing is off' }).waitFor();
    expect((await open(stage, renewed)).status).toBe(404);
    await expect(page.getByRole('button', { name: /New address/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete: Health score' }).click();
    await page.getByRole('listitem', { name: 'Health score' }).getByText('no badge').waitFor();
  });

  test('is shown to whoever may view, and changed by whoever may edit', { tag: '@long' }, async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, shop, { crawls: 1 });
    await person.call('PATCH', `/domains/${id}`, { settings: { sharing: true } });
    await person.call('POST', `/domains/${id}/share-links`, { name: 'For the agency' });
    await person.call('POST', `/domains/${id}/badges`, { metric: 'broken_links' });
    const grants = [{ domain_id: id, rights: ['view'] }];
    const member = await joinAs(stage, person, { email: 'grace@example.com', role: 'member', grants });
    const { page, go } = await visit(stage, { person: member });
    await go(`/domains/${id}/sharing`);
    await page.getByRole('row').filter({ hasText: 'For the agency' }).waitFor();
    await page.getByText('address made').waitFor();
    await expect(
      page.locator('main').getByRole('button', { name: /share|sharing|Revoke|badge|address|Delete/ }),
    ).toHaveCount(0);
  });
});
