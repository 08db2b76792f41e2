import { createHmac } from 'node:crypto';
import { ageSessions, owner, setUpOwner, signInAgain, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** The code that an authenticator app shows (RFC 6238). @param ahead steps of 30 s */
function oneTimeCode(secret: string, ahead = 0): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + ahead));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test.describe('the settings of security', () => {
  test('show where somebody is signed in, and end one session or all others', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const [phone, tablet, desk] = [await signInAgain(stage), await signInAgain(stage), await signInAgain(stage)];
    const { page, go } = await visit(stage, { person });
    await go('/settings/security');
    const rows = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'This session' }).getByRole('button')).toHaveCount(0);

    // Newest first: the one at the desk.
    await rows
      .first()
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await page.getByText('The session has ended.').waitFor();
    await expect(rows).toHaveCount(3);
    await expect(desk.call('GET', '/me')).rejects.toThrow('401');
    await tablet.call('GET', '/me');

    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(rows).toHaveCount(1);
    for (const other of [phone, tablet]) await expect(other.call('GET', '/me')).rejects.toThrow('401');
    await expectAccessible(page, 'the settings of security');
  });

  test('set up one-time codes after a confirmation, renew the recovery codes, and remove them', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    await ageSessions(stage);
    const { page, go } = await visit(stage, { person });
    await go('/settings/security');
    await page.getByRole('button', { name: 'Set up one-time codes' }).click();
    await page.getByLabel('Your password').fill(owner.password);
    await page.keyboard.press('Enter');

    const setUp = page.getByRole('dialog', { name: 'Set up one-time codes' });
    const picture = setUp.getByRole('img', { name: 'QR code for the authenticator app' });
    await expect
      .poll(() => picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth))
      .toBeGreaterThan(0);
    const secret = await setUp.locator('code').textContent();
    await expectAccessible(page, 'the set-up of one-time codes');
    await setUp.getByRole('textbox', { name: 'One-time code' }).fill('000 000');
    await page.keyboard.press('Enter');
    await setUp.getByText('This code is not right').waitFor();
    await setUp.getByRole('textbox', { name: 'One-time code' }).fill(oneTimeCode(`${secret}`));
    await page.keyboard.press('Enter');

    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    await codes.waitFor();
    const shown = () => codes.locator('code').allTextContents();
    await expect.poll(async () => new Set(await shown()).size).toBe(10);
    const first = await shown();
    await expectAccessible(page, 'the recovery codes');
    await codes.getByRole('button', { name: 'I have stored them' }).click();
    await page.getByText('10 recovery codes are left').waitFor();
    await expect(signInAgain(stage)).rejects.toThrow('second_factor_required');
    await signInAgain(stage, { code: oneTimeCode(`${secret}`, 1) });

    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New recovery codes' }).click();
    await codes.waitFor();
    await expect.poll(async () => (await shown()).filter((code) => !first.includes(code)).length).toBe(10);
    const second = await shown();
    await codes.getByRole('button', { name: 'I have stored them' }).click();
    await expect(signInAgain(stage, { recovery_code: first[0] ?? '' })).rejects.toThrow('invalid_credentials');
    await signInAgain(stage, { recovery_code: second[0] ?? '' });

    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('One-time codes are off.').waitFor();
    await page.getByRole('button', { name: 'Set up one-time codes' }).waitFor();
    await signInAgain(stage);
  });
});
