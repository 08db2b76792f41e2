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
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { mayUseHttp, type ProviderSettings } from './read-providers.ts';

/** What a provider says of itself is read again after so long, ms. Its keys the client reads again by itself. */
const KEPT_MS = 3_600_000;
const TOLERANCE_SECONDS = 60;
const TIMEOUT_MS = 8_000;

export interface IdentityProviders {
  /** As configured; undefined: no provider has this id. */
  find(id: string): ProviderSettings | undefined;
  /**
   * Reads what the provider says of itself, where it was not read in the last hour.
   * @throws TypeError, ClientError of openid-client: it does not answer, or not as a provider does.
   */
  clientOf(provider: ProviderSettings): Promise<Configuration>;
  close(): Promise<void>;
}

export interface ProviderParts {
  readonly config: Pick<Config, 'oidcProviders' | 'connectTo' | 'dnsServers'>;
  readonly clock: Clock;
  readonly extraCa?: readonly string[];
  /** For each request to a provider, ms. Default 8,000: a browser waits for it. */
  readonly timeoutMs?: number;
}

/**
 * The operator names the issuers, so their network may be a private one, under names that are not public; addresses of cloud
 * metadata stay closed.
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

/** RFC 8414: a provider that names no method takes `client_secret_basic`. */
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
      // What failed is tried again by the next one who comes; those who came meanwhile wait for the same answer.
      entry.client.catch(() => known.get(provider.id) === entry && known.delete(provider.id));
      return entry.client;
    },
    close: () => network.close(),
  };
}
