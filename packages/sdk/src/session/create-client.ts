import type { Session, SetUp, SignInMethods } from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { ClientOptions } from '../client-options.ts';
import { connect } from '../connect.ts';
import { bindClient, type LinkvitalsClient } from '../create-client.ts';
import { type Platform, realPlatform } from '../platform.ts';
import type { PostOptions, RequestOptions } from '../request-options.ts';
import { type ApiKeys, apiKeys } from './api-keys.ts';
import { type Invitations, invitations } from './invitations.ts';
import { type MailedLinks, mailedLinks } from './mailed-links.ts';
import { type Me, me } from './me.ts';
import { type Members, members } from './members.ts';
import { type SessionResource, session } from './session.ts';

/** All methods of a client, and those that only people may call, or that sign them in. */
export interface SessionClient extends LinkvitalsClient {
  readonly session: SessionResource;
  readonly apiKeys: ApiKeys;
  readonly me: Me;
  readonly members: Members;
  readonly invitations: Invitations;
  readonly mailedLinks: MailedLinks;
  /** Sets up a fresh server with the token of its set-up link, and signs its owner in. */
  setUp(body: SetUp, options?: PostOptions): ApiPromise<Session>;
  /** The ways to sign in that the server offers. Needs no session. */
  signInMethods(options?: RequestOptions): ApiPromise<SignInMethods>;
}

/** Makes a client; `platform` is for tests. */
export function buildSessionClient(options: ClientOptions, platform: Platform): SessionClient {
  const operations = connect(options, platform);
  return {
    ...bindClient(operations, platform),
    session: session(operations),
    apiKeys: apiKeys(operations),
    me: me(operations),
    members: members(operations),
    invitations: invitations(operations),
    mailedLinks: mailedLinks(operations),
    setUp: operations.send('/api/v1/setup'),
    signInMethods: operations.get('/api/v1/sign-in-methods'),
  };
}

/**
 * A client for the session of a person: the browser sends its cookie.
 * @example
 * const client = createClient({ baseUrl: '/' });
 * await client.session.signIn({ email, password });
 * @throws TypeError when an option makes no sense.
 */
export const createClient = (options: ClientOptions): SessionClient => buildSessionClient(options, realPlatform);
