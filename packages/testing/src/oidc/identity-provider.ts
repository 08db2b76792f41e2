import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, Provider } from 'oidc-provider';

/** An account at the provider: `sub`, and further claims. */
export interface ProviderAccount {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: unknown;
}

export interface IdentityProvider {
  readonly issuer: string;
  /** An entry of LINKVITALS_OIDC_PROVIDERS. */
  readonly settings: Readonly<Record<string, string>>;
  /** Paths that were requested, in order. */
  readonly requested: string[];
  /** The account that signs in from now on, without a page; null: sign-in is refused. */
  account: ProviderAccount | null;
  /** Epoch seconds at which people have authenticated who sign in from now on. Undefined: now. */
  authTime: number | undefined;
  /** Takes over the answers to requests. True: the request is handled, also by no answer. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  close(): Promise<void>;
}

export interface ProviderOptions {
  /** Id in the configuration. */
  readonly id: string;
  readonly redirectUri: string;
  readonly overrides?: Configuration;
}

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

const clientSecret = 'a secret of tests, long enough for every algorithm';

function configure(at: IdentityProvider, { redirectUri, overrides }: ProviderOptions): Configuration {
  return {
    clients: [{ client_id: 'linkvitals', client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...rsa, kid: at.issuer, use: 'sig', alg: 'RS256' } as never] },
    cookies: { keys: ['of a test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 1, Interaction: 60, Session: 60 },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...at.account, sub }) as { sub: string } }),
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ...overrides,
  };
}

/** Starts a real OpenID Connect provider on this machine. Its people sign in without a page. */
export async function startIdentityProvider(options: ProviderOptions): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { id } = options;
  const at: IdentityProvider = {
    issuer,
    settings: { id, name: `${id} SSO`, issuer, client_id: 'linkvitals', client_secret: clientSecret },
    requested: [],
    account: { sub: 'ada', email: 'ada@example.com', email_verified: true },
    authTime: undefined,
    intercept: () => false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const provider = new Provider(issuer, configure(at, options));
  const answer = provider.callback();
  const interact = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refused = { error: 'access_denied', error_description: 'The person refused.' };
    const ts = at.authTime === undefined ? {} : { ts: at.authTime };
    const result = at.account === null ? refused : { login: { accountId: at.account.sub, ...ts } };
    return provider.interactionFinished(request, response, result);
  };
  server.on('request', (request, response) => {
    at.requested.push(new URL(request.url ?? '/', issuer).pathname);
    if (at.intercept(request, response)) return;
    void (request.url?.startsWith('/interaction/') ? interact(request, response) : answer(request, response));
  });
  return at;
}
