import { expect, it } from 'vitest';
import type { TestPerson } from '../../test-support/test-server.ts';
import { writtenMails } from '../../test-support/written-mails.ts';
import { HERE, signInWith, startWorld, type World } from './provider-sign-in.test-support.ts';

const PATH = '/api/v1/me/identities';
const env = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };

/** Links an identity in a browser that is signed in as the person. */
async function link({ server, newBrowser }: World, { cookie }: TestPerson): Promise<void> {
  const { body, headers } = await server.call('POST', PATH, { cookie, body: { provider_id: 'company' } });
  const browser = newBrowser();
  for (const pair of [cookie, headers.get('set-cookie') ?? '']) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(pair) ?? [];
    browser.setCookie(HERE, name, value);
  }
  await signInWith(browser, String(body.authorization_url));
}

const subjectsTo = async ({ server }: World, email: string): Promise<string[]> =>
  (await writtenMails(server.services)).filter(({ to }) => to === email).map(({ subject }) => subject);

it.each([
  [
    'en',
    'A sign-in with an identity provider was added',
    'A sign-in with an identity provider was removed',
    'remove each way to sign in that is not yours',
  ],
  [
    'de',
    'Eine Anmeldung über einen Identitätsanbieter wurde hinzugefügt',
    'Eine Anmeldung über einen Identitätsanbieter wurde entfernt',
    'entfernen Sie jede Anmeldemöglichkeit, die nicht Ihre ist',
  ],
])('whoever links or unlinks an identity gets a mail about it, once (%s)', async (locale, added, removed, advice) => {
  const world = await startWorld({ env });
  const { server, provider } = world;
  const person = await server.personFor(server.ctx, { password: 'violet-harbour-71-kite', locale });
  const { email } = person.user;
  // The address at the provider differs from the person's.
  provider.account = { sub: 'ada', email: 'elsewhere@example.com', email_verified: true };
  await link(world, person);
  await link(world, person); // the same again
  expect(await subjectsTo(world, email)).toEqual([added]);
  const [mail] = await writtenMails(server.services);
  expect(mail).toMatchObject({ kind: 'security_notice', to: email, token: undefined });
  expect(mail?.text).toContain(email);
  expect(mail?.text).toContain(advice);
  const { body } = await server.call('GET', PATH, { cookie: person.cookie });
  await server.call('DELETE', `${PATH}/${body.data[0]?.id}`, { cookie: person.cookie });
  expect((await subjectsTo(world, email)).toSorted()).toEqual([added, removed].toSorted());
  expect(server.alarms.mails).toHaveLength(2);
});

it('a person whom a sign-in with a provider is linked to by their address gets it too, one who is new does not', async () => {
  const world = await startWorld({ env: { ...env, LINKVITALS_SIGNUP: 'open' } });
  const { server, provider } = world;
  const { user } = await server.personFor(server.ctx);
  provider.account = { sub: 'ada', email: user.email, email_verified: true };
  await signInWith(world.newBrowser());
  await signInWith(world.newBrowser());
  provider.account = { sub: 'eve', email: 'eve@example.com', email_verified: true };
  await signInWith(world.newBrowser());
  expect(await server.db.knex('identities')).toHaveLength(2);
  expect(await subjectsTo(world, user.email)).toEqual(['A sign-in with an identity provider was added']);
  expect(await subjectsTo(world, 'eve@example.com')).toEqual([]);
});
