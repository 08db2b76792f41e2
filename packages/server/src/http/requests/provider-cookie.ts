import type { ParameterizedContext } from 'koa';
import { PENDING_MS } from '../../people/oidc/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { cookieAttributes, cookieName } from './session-cookie.ts';

type Addressed = Pick<Config, 'publicUrl'>;

/** Name of the cookie. It is Lax, not Strict: browsers come back from the provider by a link of another site. */
const NAME = 'linkvitals_oidc';

/** The state of the sign-in that the browser has begun at an identity provider, sealed */
export const pendingOf = (koa: ParameterizedContext, config: Addressed): string | undefined =>
  koa.cookies.get(cookieName(config, NAME));

export const setPending = (config: Addressed, sealed: string): string =>
  `${cookieName(config, NAME)}=${sealed}; Max-Age=${PENDING_MS / 1000}; ${cookieAttributes(config)}`;

export const clearPending = (config: Addressed): string =>
  `${cookieName(config, NAME)}=; Max-Age=0; ${cookieAttributes(config)}`;
