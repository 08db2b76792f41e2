import type { ParameterizedContext } from 'koa';
import { CHALLENGE_MS } from '../../people/factors/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { cookieAttributes, cookieName } from './session-cookie.ts';

/** Cookie of the browser that got the challenge of a passkey */
const NAME = 'linkvitals_passkey';

/** The token in that cookie; undefined: the request has none. */
export const challengeTokenOf = (koa: ParameterizedContext, config: Pick<Config, 'publicUrl'>): string | undefined =>
  koa.cookies.get(cookieName(config, NAME));

/** Headers that bind a challenge to this browser */
export const setChallenge = (config: Pick<Config, 'publicUrl'>, token: string) => ({
  'Set-Cookie': `${cookieName(config, NAME)}=${token}; Max-Age=${CHALLENGE_MS / 1000}; ${cookieAttributes(config)}`,
});
