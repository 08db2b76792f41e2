import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import type { Services } from '../../../context.ts';
import { publicUrl } from '../../../platform/crawler-identity.ts';
import { notFound } from '../../../platform/errors.ts';
import { newSecretToken } from '../../../platform/secret-token.ts';
import { describeFault } from '../provider/describe-fault.ts';
import type { ProviderSettings } from '../provider/read-providers.ts';
import { PENDING_MS, type Purpose, sealPending } from './pending-sign-in.ts';
import { SignInFailure } from './sign-in-failure.ts';

export interface Begun {
  readonly authorizationUrl: string;
  /** Content of the cookie with which this browser has to come back */
  readonly cookie: string;
}

/** @throws ServiceError `not_found` */
export function findProvider({ identityProviders }: Pick<Services, 'identityProviders'>, id: string): ProviderSettings {
  const provider = identityProviders.find(id);
  if (provider === undefined) throw notFound('identity provider');
  return provider;
}

/** The redirect URI that is registered with the provider. */
export const callbackUrl = ({ config }: Pick<Services, 'config'>, { id }: ProviderSettings): string =>
  `${publicUrl(config)}/api/v1/oidc/${id}/callback`;

/**
 * Parameters that make the provider authenticate the person again, and name the time (OpenID Connect Core, section
 * 3.1.2.1)
 */
const anew = { prompt: 'login', max_age: '0' } as const;

/** Sends a browser to a provider. @throws SignInFailure `provider_unavailable` */
export async function begin(
  services: Services,
  provider: ProviderSettings,
  { return_to, link, confirm }: Purpose,
): Promise<Begun> {
  const { clock, ids } = services;
  const client = await services.identityProviders.clientOf(provider).catch((error: unknown) => {
    throw new SignInFailure('provider_unavailable', describeFault(error));
  });
  const [state, nonce, code_verifier] = [newSecretToken(ids), newSecretToken(ids), newSecretToken(ids)];
  const url = buildAuthorizationUrl(client, {
    redirect_uri: callbackUrl(services, provider),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: 'S256',
    ...(confirm && anew),
  });
  const expires_at = clock.now() + PENDING_MS;
  const pending = {
    purpose: 'oidc',
    provider_id: provider.id,
    state,
    nonce,
    code_verifier,
    return_to,
    link,
    confirm,
  } as const;
  return { authorizationUrl: url.href, cookie: sealPending(services, { ...pending, expires_at }) };
}
