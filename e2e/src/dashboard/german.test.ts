import { describeChromium } from '@linkvitals/testing/databases';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inDatabase } from './crawl-history.ts';
import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { switchTo, visit } from './visit.ts';

const [shop] = hostnames;

/** What screen readers pronounce as English on a page in another language. */
const english = (page: Page) => page.locator('main [lang=en]');

describeChromium('the dashboard in German', (devTools) => {
  it('has words of its own for codes, and marks what the server says in English', async () => {
    const stage = await stageDashboard();
    const owner = await setUpOwner(stage);
    const id = await addDomain(stage, owner, shop, { crawls: 1 });
    const { page, go, faults } = await visit(devTools, stage, { person: owner });

    // The detail of a page check is a text of the server.
    await go(`/domains/${id}/results/pages`);
    await switchTo(page, 'de');
    await page.getByText('Einzelheiten').first().click();
    await page.getByText('Der Titel ist kürzer als 10 Zeichen.').waitFor();
    expect(await english(page).first().textContent()).toMatch(/^\d+ characters$/);

    // So is what is wrong with a field.
    await go('/settings/account');
    await switchTo(page, 'de');
    await page.getByLabel('Sprache und Region').fill('not a locale');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await english(page).first().waitFor();
    expect(await page.locator('.field .fault [lang=en]').count()).toBe(1);

    // Why a crawl failed has a code.
    const error = 'The start page answered 503.';
    await inDatabase(stage, (knex) => knex('crawls').update({ state: 'failed', error_code: 'HTTP_ERROR', error }));
    const { data } = await owner.call('GET', `/domains/${id}/crawls`);
    await go(`/domains/${id}/crawls/${data[0].id}`);
    await switchTo(page, 'de');
    await page.getByText('Die Startseite ließ sich nicht lesen.').waitFor();
    expect(await english(page).allTextContents()).toEqual([error]);
    expect(faults()).toEqual([]);
  });
});
