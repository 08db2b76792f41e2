import { addDomain, setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

test.describe('international domain names', () => {
  test('are readable, beside their form in ASCII where they may look like another name', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const german = await addDomain(stage, person, 'xn--mller-kva.example');
    const russian = await addDomain(stage, person, 'xn--e1afmkfd.xn--p1ai', { verified: false });
    // "paypal" with a Cyrillic letter.
    const mixed = new URL('http://pаypal.example/').hostname;
    await addDomain(stage, person, mixed, { verified: false });
    const long = await addDomain(stage, person, 'xn--r8jz45g6ba476d1wa07qi6ey38a6nvwe9c.example', { verified: false });
    const { page, go } = await visit(stage, { person });
    await go('/');
    const table = page.getByRole('table');
    for (const name of ['müller.example', 'пример.рф (xn--e1afmkfd.xn--p1ai)', mixed]) {
      await table.getByRole('link', { name, exact: true }).waitFor();
    }
    await expectAccessible(page, 'international names');
    await go(`/domains/${russian}`);
    await page.getByRole('heading', { level: 1, name: 'пример.рф (xn--e1afmkfd.xn--p1ai)' }).waitFor();

    const { id: webhook } = await person.call('POST', '/webhooks', {
      url: 'https://xn--mller-kva.example:8443/%C3%BC',
      events: ['crawl.completed'],
    });
    await go(`/settings/api/webhooks/${webhook}`);
    await page.getByRole('heading', { level: 1, name: 'https://müller.example:8443/ü' }).waitFor();
    const { id: delivery } = await person.call('POST', `/webhooks/${webhook}/test`);
    await go(`/settings/api/webhooks/${webhook}/deliveries/${delivery}`);
    await page
      .getByRole('navigation', { name: 'Where this page is' })
      .getByRole('link', { name: 'müller.example:8443', exact: true })
      .waitFor();

    await go(`/domains/${german}`);
    await page.getByRole('button', { name: 'Start crawl' }).click();
    await page.getByText('The crawl of müller.example has started.').waitFor();

    // The longest word of a name breaks where a phone has no room for it.
    await page.setViewportSize({ width: 320, height: 700 });
    await go(`/domains/${long}`);
    await page.getByRole('heading', { level: 1, name: '例え価格表夏季特価商品.example' }).waitFor();
    const hidden = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    await expect.poll(() => page.evaluate(hidden)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await go(`/domains/${german}`);

    // A name is deleted by typing it as it is read.
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('müller.example');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('müller.example was deleted.').waitFor();
    expect((await person.call('GET', '/domains')).data).toHaveLength(3);
  });
});
