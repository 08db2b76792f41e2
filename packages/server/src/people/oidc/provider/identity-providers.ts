import { createOutbound, type Outbound } from '@linkvitals/outbound';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  clockSkew,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { mayUseHttp, type ProviderSettings } from './read-providers.ts';

/** Milliseconds after which a provider's metadata are read again. The client itself reads the keys again. */
const KEPT_MS = 3_600_000;
const TOLERANCE_SECONDS = 60;
const TIMEOUT_MS = 8_000;

export interface IdentityProviders {
  /** The settings of a provider; undefined: no provider has this id. */
  find(id: string): ProviderSettings | undefined;
  /**
   * Answers the client of a provider, and reads the provider's metadata unless they were read in the last hour.
   * @throws TypeError, ClientError of openid-client: the provider does not respond, or not as a provider should
   */
  clientOf(provider: ProviderSettings): Promise<Configuration>;
  close(): Promise<void>;
}

export interface ProviderParts {
  readonly config: Pick<Config, 'oidcProviders' | 'connectTo' | 'dnsServers'>;
  readonly clock: Clock;
  readonly extraCa?: readonly string[];
  /** Milliseconds of each request to a provider. Default 8,000, because a browser waits for it. */
  readonly timeoutMs?: number;
}

/**
 * Creates a network that may reach private addresses and names that are not public, because the operator names the
 * issuers. Addresses of cloud metadata stay closed.
 */
function openNetwork({ config, extraCa }: ProviderParts): Outbound {
  const issuers = config.oidcProviders.map(({ issuer }) => new URL(issuer));
  return createOutbound({
    allowCidrs: ['0.0.0.0/0', '::/0'],
    connectTo: [...config.connectTo, ...issuers.map(({ hostname }) => `${hostname}:::`)],
    dnsServers: config.dnsServers,
    ...(extraCa === undefined ? {} : { extraCa }),
  });
}

/** Authenticates the client. A provider that names no method takes `client_secret_basic` (RFC 8414). */
const authenticate =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const method = methods?.includes('client_secret_post') ? ClientSecretPost(secret) : ClientSecretBasic(secret);
    return method(server, ...rest);
  };

export function createIdentityProviders(parts: ProviderParts): IdentityProviders {
  const { config, clock, timeoutMs = TIMEOUT_MS } = parts;
  const network = openNetwork(parts);
  const fetch = boundedFetch(network, timeoutMs);
  const known = new Map<string, { readonly at: number; readonly client: Promise<Configuration> }>();

  const discover = ({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> => {
    const skew = Math.round((clock.now() - Date.now()) / 1000);
    return discovery(
      new URL(issuer),
      clientId,
      { [clockSkew]: skew, [clockTolerance]: TOLERANCE_SECONDS },
      authenticate(clientSecret),
      {
        [customFetch]: fetch,
        timeout: timeoutMs / 1000,
        execute: [...(mayUseHttp(issuer) ? [allowInsecureRequests] : []), enableNonRepudiationChecks],
      },
    );
  };

  return {
    find: (id) => config.oidcProviders.find((one) => one.id === id),
    clientOf(provider) {
      const before = known.get(provider.id);
      if (before !== undefined && clock.now() - before.at < KEPT_MS) return before.client;
      const entry = { at: clock.now(), client: discover(provider) };
      known.set(provider.id, entry);
      // A failed discovery is tried again by the next caller; callers that came meanwhile share its result.
      entry.client.catch(() => known.get(provider.id) === entry && known.delete(provider.id));
      return entry.client;
    },
    close: () => network.close(),
  };
}
