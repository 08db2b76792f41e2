import { expect, it, onTestFinished } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '../../test-support/identity-provider.ts';
import { createTestBrowser, type TestBrowser } from '../../test-support/test-browser.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const HERE = 'http://links.example';
const password = 'violet-harbour-71-kite';

export interface World {
  readonly server: TestServer;
  readonly provider: IdentityProvider;
  readonly browser: TestBrowser;
}

async function startWorld(env: Record<string, string> = {}): Promise<World> {
  const provider = await startIdentityProvider({ id: 'company', redirectUri: `${HERE}/api/v1/oidc/company/callback` });
  const server = await startTestServer({
    env: { LINKVITALS_PUBLIC_URL: HERE, LINKVITALS_OIDC_PROVIDERS: JSON.stringify([provider.settings]), ...env },
  });
  onTestFinished(async () => {
    await server.close();
    await provider.close();
  });
  return { server, provider, browser: createTestBrowser({ [HERE]: server.url }) };
}

const start = `${HERE}/api/v1/oidc/company/start`;

it('signs in', async () => {
  const { server, provider, browser } = await startWorld();
  const { user } = await server.personFor(server.ctx);
  provider.account = { sub: 'ada', email: user.email, email_verified: true };
  const end = await browser.follow(`${start}?return_to=/domains`, `${HERE}/domains`);
  expect(end).toBe(`${HERE}/domains`);
  void password;
});
