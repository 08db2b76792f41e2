import type { ParameterizedContext } from 'koa';
import type { Config } from '../../config/config.ts';
import { CHALLENGE_MS } from '../../factors/index.ts';
import { cookieAttributes, cookieName } from './session-cookie.ts';

/** Of the browser that the challenge of a passkey was given to. */
const NAME = 'linkvitals_passkey';

/** The token that the challenge was given with, when the request has one. */
export const challengeTokenOf = (koa: ParameterizedContext, config: Pick<Config, 'publicUrl'>): string | undefined =>
  koa.cookies.get(cookieName(config, NAME));

/** Headers that bind a challenge to this browser. */
export const setChallenge = (config: Pick<Config, 'publicUrl'>, token: string) => ({
  'Set-Cookie': `${cookieName(config, NAME)}=${token}; Max-Age=${CHALLENGE_MS / 1000}; ${cookieAttributes(config)}`,
});
