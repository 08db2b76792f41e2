import type { ParameterizedContext } from 'koa';
import { ABSOLUTE_MS } from '../../people/sessions/index.ts';
import type { Config } from '../../platform/config/config.ts';

const NAME = 'linkvitals_session';

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/**
 * The name of a cookie. With `__Host-` browsers accept it from this very host over https only, so that no other
 * subdomain can set it (RFC 6265bis, section 4.1.3.2). On http the cookie would be refused, so the prefix is left out.
 */
export const cookieName = (config: Pick<Config, 'publicUrl'>, name: string): string =>
  isSecure(config) ? `__Host-${name}` : name;

const nameOf = (config: Pick<Config, 'publicUrl'>): string => cookieName(config, NAME);

/** Attributes that hide the cookie from scripts, and from requests of other sites except for links */
export const cookieAttributes = (config: Pick<Config, 'publicUrl'>): string =>
  `Path=/; HttpOnly; SameSite=Lax${isSecure(config) ? '; Secure' : ''}`;

/** The token of a request's session cookie; undefined: none. */
export const sessionTokenOf = (koa: ParameterizedContext, config: Pick<Config, 'publicUrl'>): string | undefined =>
  koa.cookies.get(nameOf(config));

/** Headers that sign in. */
export const setSession = (config: Pick<Config, 'publicUrl'>, token: string) => ({
  'Set-Cookie': `${nameOf(config)}=${token}; Max-Age=${ABSOLUTE_MS / 1000}; ${cookieAttributes(config)}`,
});

/** Headers that sign out. */
export const clearSession = (config: Pick<Config, 'publicUrl'>) => ({
  'Set-Cookie': `${nameOf(config)}=; Max-Age=0; ${cookieAttributes(config)}`,
});
