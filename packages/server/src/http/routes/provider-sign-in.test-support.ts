import { PATIENCE_MS } from '@linkvitals/testing';
import {
  type IdentityProvider,
  type ProviderOptions,
  startIdentityProvider,
} from '@linkvitals/testing/identity-provider';
import { onTestFinished } from 'vitest';
import { createIdentityProviders } from '../../people/oidc/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createTestBrowser, type TestBrowser } from '../../test-support/test-browser.ts';
import { testEnvironment } from '../../test-support/test-context.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** Public URL of the server under test. */
export const HERE = 'http://links.example';
export const START = `${HERE}/api/v1/oidc/company/start`;
export const CALLBACK = `${HERE}/api/v1/oidc/company/callback`;

export interface World {
  readonly server: TestServer;
  /** The provider with the id `company` in the configuration */
  readonly provider: IdentityProvider;
  /** The provider with the id `other` in the configuration */
  readonly second: IdentityProvider;
  /** Sets the milliseconds that the server waits for an answer of the first provider from now on. */
  giveUpAfter(ms: number): Promise<void>;
  /** Creates another browser on another machine. */
  newBrowser(): TestBrowser;
}

export interface WorldOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly overrides?: ProviderOptions['overrides'];
  /** Milliseconds by which the server's clock is ahead. Default: 0. */
  readonly clockIsAhead?: number;
}

/** Starts a server with two real providers. */
export async function startWorld({ env, overrides, clockIsAhead = 0 }: WorldOptions = {}): Promise<World> {
  const start = (id: string) =>
    startIdentityProvider({
      id,
      redirectUri: `${HERE}/api/v1/oidc/${id}/callback`,
      ...(overrides === undefined ? {} : { overrides }),
    });
  const [provider, second] = [await start('company'), await start('other')];
  const full = {
    LINKVITALS_PUBLIC_URL: HERE,
    LINKVITALS_OIDC_PROVIDERS: JSON.stringify([provider.settings, second.settings]),
    ...env,
  };
  const now = Date.now() + clockIsAhead;
  const config = readConfig({ ...testEnvironment, ...full });
  const clock: Clock = {
    now: () => server.clock.now(),
    monotonic: () => server.clock.monotonic(),
    sleep: (...args) => server.clock.sleep(...args),
  };
  const identityProviders = createIdentityProviders({ config, clock, timeoutMs: PATIENCE_MS });
  const server: TestServer = await startTestServer({ env: full, now, services: { identityProviders } });
  onTestFinished(async () => {
    await server.close();
    await identityProviders.close();
    await provider.close();
    await second.close();
  });
  const giveUpAfter = async (ms: number) => {
    const settings = identityProviders.find('company');
    if (settings !== undefined) (await identityProviders.clientOf(settings)).timeout = ms / 1_000;
  };
  return { server, provider, second, giveUpAfter, newBrowser: () => createTestBrowser({ [HERE]: server.url }) };
}

/** Address at which a sign-in of this browser ends */
export async function signInWith(browser: TestBrowser, start = START): Promise<string> {
  const back = await browser.follow(start, HERE);
  return back.includes('/callback') ? browser.follow(back, HERE) : back;
}

export const failed = (code: string): string => `${HERE}/sign-in?error=${code}`;
