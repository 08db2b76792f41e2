import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { hostnames, owner, stageProcess } from '../stage.ts';
import { expect, test } from '../test.ts';

/** Milliseconds of a key press: 40 words a minute, the speed of people who do not type for a living. */
const KEY_MS = 300;
/** Milliseconds to read a step, or to find the next field. */
const LOOK_MS = 2_000;
/** Milliseconds to sign in at a DNS provider, find its form and paste two fields. */
const AT_PROVIDER_MS = 60_000;
const MAX_MS = 180_000;

const [hostname] = hostnames;

/** Types like a person: looks, clicks, types key by key. */
async function type(field: Locator, text: string): Promise<void> {
  await pause(LOOK_MS);
  await field.click();
  await field.pressSequentially(text, { delay: KEY_MS });
}

async function press(button: Locator): Promise<void> {
  await pause(LOOK_MS);
  await button.click();
}

test.describe('the first run', () => {
  test(`takes at most ${MAX_MS / 60_000} minutes from the set-up link to a running crawl`, async ({ visit }) => {
    const stage = await stageProcess();
    const { page, go } = await visit(stage);
    const began = Date.now();
    const steps: { step: string; seconds: number }[] = [];
    const reached = (step: string) => steps.push({ step, seconds: Math.round((Date.now() - began) / 1_000) });

    await go(stage.setupPath);
    reached('the page is there');
    await type(page.getByLabel('Name of your team or company'), owner.account_name);
    await type(page.getByLabel('Your name'), owner.name);
    await type(page.getByLabel('E-mail'), owner.email);
    await type(page.getByLabel('Password'), owner.password);
    await press(page.getByRole('button', { name: 'Create the account' }));
    await page.getByRole('heading', { name: 'Which site do you want to watch?' }).waitFor();
    reached('the account is made');
    await type(page.getByLabel('Domain or address'), hostname);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Prove that it is yours: ${hostname}` }).waitFor();
    reached('the domain is added');
    await press(page.getByRole('button', { name: 'Copy: Name or host' }));
    await press(page.getByRole('button', { name: 'Copy: Value or content' }));
    await pause(AT_PROVIDER_MS);
    const value = await page.locator('.record code').filter({ hasText: 'linkvitals-verify=' }).first().textContent();
    stage.dns.set(hostname, 'TXT', [value ?? '']);
    reached('the record is at the provider');
    await page.getByRole('heading', { name: 'The first crawl' }).waitFor({ timeout: MAX_MS });
    reached('the crawl runs');
    console.table(steps);
    expect(Date.now() - began).toBeLessThanOrEqual(MAX_MS);
  });
});
