import { createClient, type SessionClient } from '@linkvitals/sdk/session';
import type { Io } from '../../io.ts';
import { UsageError } from '../../usage-error.ts';
import { version } from '../../version.ts';
import { readApiKey } from './api-key.ts';
import { type Credentials, readCredentials } from './credentials.ts';
import { profileName, readProfile } from './profile-store.ts';
import { readServerUrl } from './server-url.ts';

const clientName = `linkvitals-cli/${version}`;

/** Options that choose the server and the key. */
export interface ConnectionOptions {
  readonly profile?: string;
  readonly insecureHttp?: boolean;
}

export type Connection = Credentials & { readonly url: string };

/**
 * The server of `LINKVITALS_URL` and `LINKVITALS_API_KEY` if they are set, otherwise that of the profile. A stored key
 * never goes to an address of the environment, nor the other way round.
 * @throws UsageError
 */
export async function chooseConnection({ env }: Io, options: ConnectionOptions): Promise<Connection> {
  const { LINKVITALS_URL: url, LINKVITALS_API_KEY: key } = env;
  const insecureHttp = options.insecureHttp ?? false;
  if (!url && !key) return await ofProfile(env, options.profile, insecureHttp);
  if (!url || !key) {
    const [present, missing] = url
      ? ['LINKVITALS_URL', 'LINKVITALS_API_KEY']
      : ['LINKVITALS_API_KEY', 'LINKVITALS_URL'];
    throw new UsageError(`${present} is set and ${missing} is not: set both, or neither to use a profile.`);
  }
  if (options.profile !== undefined) {
    throw new UsageError(
      'LINKVITALS_URL and LINKVITALS_API_KEY name one server, --profile another: leave out --profile, or unset the variables.',
    );
  }
  return { url: readServerUrl(url, { insecureHttp }), apiKey: readApiKey(key) };
}

async function ofProfile(env: Io['env'], option: string | undefined, insecureHttp: boolean): Promise<Connection> {
  const name = profileName(option, env);
  const profile = await readProfile(env, name);
  if (profile === undefined) {
    const more = name === 'default' ? '' : ` --profile ${name}`;
    throw new UsageError(
      `There is no profile "${name}": \`linkvitals login <url>${more}\` makes it. Or set LINKVITALS_URL and LINKVITALS_API_KEY.`,
    );
  }
  const url = readServerUrl(profile.url, { insecureHttp: insecureHttp || profile.insecureHttp });
  return { url, ...readCredentials(profile.credentials) };
}

/** A client without credentials, for a person who has not signed in yet. */
export const visitorOf = (baseUrl: string): SessionClient => createClient({ baseUrl, userAgent: clientName });

export function clientOf({ url: baseUrl, ...credentials }: Connection): SessionClient {
  const opening =
    'apiKey' in credentials ? { apiKey: credentials.apiKey } : { headers: { cookie: credentials.session } };
  return createClient({ baseUrl, userAgent: clientName, ...opening });
}
