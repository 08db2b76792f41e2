import { atEndOfTest } from '@linkvitals/testing';
import { type IdentityProvider, startIdentityProvider } from '@linkvitals/testing/identity-provider';
import { owner, type Stage, setUpOwner, signInAgain, stageAtAddress } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

const COMPANY = 'company SSO';

async function stageWithProvider(): Promise<{ readonly stage: Stage; readonly company: IdentityProvider }> {
  let company: IdentityProvider | undefined;
  const stage = await stageAtAddress(async (url) => {
    company = await startIdentityProvider({ id: 'company', redirectUri: `${url}/api/v1/oidc/company/callback` });
    return { LINKVITALS_OIDC_PROVIDERS: JSON.stringify([company.settings]) };
  });
  if (company === undefined) throw new Error('no provider was started');
  atEndOfTest(company.close);
  return { stage, company };
}

test.describe('identity providers', () => {
  test('are linked, sign in to the page that was wanted, and are unlinked', async ({ visit }) => {
    const { stage, company } = await stageWithProvider();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person, elsewhere: [company.issuer] });
    await go('/settings/security');
    const card = page.getByRole('region', { name: 'Identity providers' });
    await card.getByRole('button', { name: `Link ${COMPANY}` }).click();
    const linked = card.getByRole('listitem').filter({ hasText: COMPANY });
    await linked.filter({ hasText: owner.email }).waitFor();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/settings/security');
    await expectAccessible(page, 'a linked provider');

    await page.getByRole('button', { name: /^Northwind/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto(`${stage.server.url}/settings/security`);
    await page.getByRole('link', { name: `Continue with ${COMPANY}` }).click();
    await linked.waitFor();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/settings/security');

    await linked.getByRole('button', { name: `Unlink ${COMPANY}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await page.getByText('The link is removed.').waitFor();
    await card.getByRole('button', { name: `Link ${COMPANY}` }).waitFor();
    const again = await signInAgain(stage);
    expect((await again.call('GET', '/me/identities')).data).toEqual([]);
  });

  test('that refuse, or know somebody else by the address, say what to do', { tag: '@long' }, async ({ visit }) => {
    const { stage, company } = await stageWithProvider();
    await setUpOwner(stage);
    const { page, go } = await visit(stage, { elsewhere: [company.issuer] });
    const { account } = company;
    company.account = null;
    await go('/sign-in');
    await page.getByRole('link', { name: `Continue with ${COMPANY}` }).click();
    await page.getByRole('alert').filter({ hasText: 'The provider refused the sign-in.' }).waitFor();
    await expectAccessible(page, 'a refused sign-in');

    company.account = { sub: 'stranger', email: 'stranger@example.com', email_verified: true };
    await page.getByRole('link', { name: `Continue with ${COMPANY}` }).click();
    await page.getByRole('alert').filter({ hasText: 'Have somebody invite you.' }).waitFor();

    company.account = { ...account, sub: 'ada', email_verified: false };
    await page.getByRole('link', { name: `Continue with ${COMPANY}` }).click();
    // The page before has an alert, too.
    await page.getByRole('alert').filter({ hasText: 'The provider has not verified your e-mail address.' }).waitFor();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/sign-in');
  });
});
