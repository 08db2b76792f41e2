import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  type Configuration,
  fetchUserInfo,
  type IDToken,
} from 'openid-client';
import type { Services } from '../../../context.ts';
import { describeFault, isAway } from '../provider/describe-fault.ts';
import type { ProviderSettings } from '../provider/read-providers.ts';
import { callbackUrl } from './begin.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import { type ProvedIdentity, readClaims } from './read-claims.ts';
import { SignInFailure } from './sign-in-failure.ts';

/** Query parameters with which the provider sent the browser back */
export interface ProviderAnswer {
  readonly state?: string | undefined;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

function failureOf(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  const reason = describeFault(error);
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
    return new SignInFailure('access_denied', reason);
  }
  return new SignInFailure(isAway(error) ? 'provider_unavailable' : 'provider_error', reason);
}

/**
 * Reads the identity from the ID token, or from the user info endpoint when the token has no address (OpenID Connect
 * Core, section 5.4).
 */
async function identityOf(client: Configuration, tokens: Awaited<ReturnType<typeof authorizationCodeGrant>>) {
  const claims: Partial<IDToken> = tokens.claims() ?? {};
  const isComplete = claims.email !== undefined || client.serverMetadata().userinfo_endpoint === undefined;
  if (isComplete || typeof claims.sub !== 'string') return readClaims(claims);
  return readClaims(claims, await fetchUserInfo(client, tokens.access_token, claims.sub));
}

/**
 * Exchanges the code of an answer for the identity that the provider has proved. The library openid-client checks
 * state, nonce, issuer, signature and times.
 * @throws SignInFailure `access_denied`, `provider_unavailable`, `provider_error`
 */
export async function redeemCode(
  services: Services,
  provider: ProviderSettings,
  { answer, pending }: { readonly answer: ProviderAnswer; readonly pending: PendingSignIn },
): Promise<ProvedIdentity> {
  const url = new URL(callbackUrl(services, provider));
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
  try {
    const client = await services.identityProviders.clientOf(provider);
    const tokens = await authorizationCodeGrant(client, url, {
      pkceCodeVerifier: pending.code_verifier,
      expectedState: pending.state,
      expectedNonce: pending.nonce,
      idTokenExpected: true,
    });
    return await identityOf(client, tokens);
  } catch (error) {
    throw failureOf(error);
  }
}
