import type {
  IdentityLink,
  IdentityLinkStart,
  PasskeyRequestOptions,
  PasskeySignIn,
  QueryParameters,
  Reauthentication,
  Session,
  SessionEntry,
  SessionUpdate,
  SignIn,
} from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';

/** The session of a person in a browser: the cookie that the server sets goes with every request. */
export interface SessionResource {
  /** Signs in with e-mail and password. */
  signIn(body: SignIn, options?: PostOptions): ApiPromise<Session>;

  /** Begins to sign in with a passkey: options for `navigator.credentials.get()`. */
  startPasskeySignIn(options?: PostOptions): ApiPromise<PasskeyRequestOptions>;

  /** Signs in with the browser's answer to these options, without a password. */
  signInWithPasskey(body: PasskeySignIn, options?: PostOptions): ApiPromise<Session>;

  /** The person who is signed in, and the account. */
  get(options?: RequestOptions): ApiPromise<Session>;

  /** Switches to another account of the person. */
  switchAccount(body: SessionUpdate, options?: ChangeOptions): ApiPromise<Session>;

  /** Begins to confirm with a passkey: options for `navigator.credentials.get()`. */
  startReauthentication(options?: PostOptions): ApiPromise<PasskeyRequestOptions>;

  /** Begins to confirm with an identity provider; returns the address for the browser. */
  startProviderReauthentication(body: IdentityLink, options?: PostOptions): ApiPromise<IdentityLinkStart>;

  /** Confirms the identity of the person before a dangerous change. */
  reauthenticate(body: Reauthentication, options?: PostOptions): ApiPromise<Session>;

  signOut(options?: ChangeOptions): ApiPromise<undefined>;

  /** The sessions of the person, newest first. */
  list(query?: QueryParameters<'listSessions'>, options?: RequestOptions): List<SessionEntry>;

  /** Ends one session of the person. */
  end(sessionId: string, options?: ChangeOptions): ApiPromise<undefined>;

  /** Ends every session of the person but this one. */
  endOthers(options?: PostOptions): ApiPromise<undefined>;
}

export const session = ({ list, get, post, send, patch, remove }: Operations): SessionResource => ({
  signIn: send('/api/v1/session'),
  startPasskeySignIn: post('/api/v1/session/passkey/options'),
  signInWithPasskey: send('/api/v1/session/passkey'),
  startReauthentication: post('/api/v1/session/reauthenticate/options'),
  startProviderReauthentication: send('/api/v1/session/reauthenticate/provider'),
  get: get('/api/v1/session'),
  switchAccount: patch('/api/v1/session'),
  reauthenticate: send('/api/v1/session/reauthenticate'),
  signOut: remove('/api/v1/session'),
  list: list('/api/v1/sessions'),
  end: remove('/api/v1/sessions/{session_id}'),
  endOthers: post('/api/v1/sessions/end-others'),
});
