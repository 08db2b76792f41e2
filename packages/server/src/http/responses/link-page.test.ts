import { operations } from '@linkvitals/contract';
import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../../test-support/test-server.ts';
import { guardOf } from '../requests/guard.ts';
import { linkTargets } from './link-page.ts';

it.each(Object.entries(linkTargets))('%s shows a request that the contract takes', (_, { path, body }) => {
  const operation = operations.find((one) => one.path === path && one.method === 'post');
  if (operation === undefined) expect.fail(`${path} is not in the contract`);
  const filled = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value.replace('…', 'x'.repeat(12))]),
  );
  const input = { path: {}, query: new URLSearchParams(), header: () => undefined, body: { token: 'x', ...filled } };
  expect(guardOf(operation)(input).body).toMatchObject({ token: 'x' });
});

it('every link that the server makes leads to a page', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  for (const path of Object.keys(linkTargets)) {
    const response = await fetch(`${server.url}${path}`);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain('behind <code>#</code>');
  }
});

it('where people sign in with providers only, no page shows a password, and that of an invitation names the providers', async () => {
  const provider = {
    id: 'company',
    name: 'R&D <SSO>',
    issuer: 'https://login.example',
    client_id: 'a',
    client_secret: 'b',
  };
  const env = {
    LINKVITALS_PUBLIC_URL: 'https://links.example',
    LINKVITALS_OIDC_PROVIDERS: JSON.stringify([provider]),
    LINKVITALS_OIDC_ONLY: 'true',
  };
  const server = await startTestServer({ env });
  onTestFinished(() => server.close());
  const [setup, invitation] = await Promise.all(
    ['/setup', '/invitation'].map(async (path) => (await fetch(server.url + path)).text()),
  );
  for (const text of [setup, invitation]) expect(text).not.toContain('password');
  expect(setup).toContain('"account_name"');
  expect(invitation).toContain('Sign in first: <a href="api/v1/oidc/company/start">R&amp;D &lt;SSO&gt;</a>');
});
