import type {
  EmailChangeRequest,
  IdentityLink,
  IdentityLinkStart,
  IdentityList,
  MailRequested,
  Passkey,
  PasskeyCreate,
  PasskeyCreationOptions,
  PasskeyUpdate,
  PasswordChange,
  QueryParameters,
  RecoveryCodes,
  TotpConfirmation,
  TotpSetup,
  User,
  UserUpdate,
} from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';

/** The person who is signed in. */
export interface Me {
  /** The profile; its ETag comes with `withResponse()`. */
  get(options?: RequestOptions): ApiPromise<User>;

  /** Changes the profile. */
  update(body: UserUpdate, options?: ChangeOptions): ApiPromise<User>;

  /** Changes the password and ends every other session. */
  changePassword(body: PasswordChange, options?: PostOptions): ApiPromise<undefined>;

  /** Begins to set up one-time codes: the secret for an authenticator app. */
  startTotp(options?: PostOptions): ApiPromise<TotpSetup>;

  /** Enables one-time codes with the first code; returns the recovery codes. */
  confirmTotp(body: TotpConfirmation, options?: PostOptions): ApiPromise<RecoveryCodes>;

  /** Removes the one-time codes and the recovery codes. */
  removeTotp(options?: ChangeOptions): ApiPromise<undefined>;

  /** Replaces the recovery codes by new ones. */
  renewRecoveryCodes(options?: PostOptions): ApiPromise<RecoveryCodes>;

  /** Requests the mail with a link to a new address, which replaces the old one when the link is used. */
  requestEmailChange(body: EmailChangeRequest, options?: PostOptions): ApiPromise<MailRequested>;

  /** The identities at identity providers with which the person may sign in. */
  identities(options?: RequestOptions): ApiPromise<IdentityList>;

  /** Begins to link an identity: send the browser to `authorization_url`. */
  linkIdentity(body: IdentityLink, options?: PostOptions): ApiPromise<IdentityLinkStart>;

  /** Removes an identity, but never the last way to sign in. */
  unlinkIdentity(identityId: string, options?: ChangeOptions): ApiPromise<undefined>;

  /** The passkeys of the person, newest first. */
  listPasskeys(query?: QueryParameters<'listPasskeys'>, options?: RequestOptions): List<Passkey>;

  /** Begins to add a passkey: options for `navigator.credentials.create()`. */
  startPasskey(options?: PostOptions): ApiPromise<PasskeyCreationOptions>;

  /** Adds the passkey that the browser has made. */
  addPasskey(body: PasskeyCreate, options?: PostOptions): ApiPromise<Passkey>;

  renamePasskey(passkeyId: string, body: PasskeyUpdate, options?: ChangeOptions): ApiPromise<Passkey>;

  removePasskey(passkeyId: string, options?: ChangeOptions): ApiPromise<undefined>;
}

export const me = ({ list, get, post, send, patch, remove }: Operations): Me => ({
  get: get('/api/v1/me'),
  update: patch('/api/v1/me'),
  changePassword: send('/api/v1/me/password'),
  startTotp: post('/api/v1/me/totp'),
  confirmTotp: send('/api/v1/me/totp/confirm'),
  removeTotp: remove('/api/v1/me/totp'),
  renewRecoveryCodes: post('/api/v1/me/recovery-codes'),
  requestEmailChange: send('/api/v1/me/email'),
  identities: get('/api/v1/me/identities'),
  linkIdentity: send('/api/v1/me/identities'),
  unlinkIdentity: remove('/api/v1/me/identities/{identity_id}'),

  listPasskeys: list('/api/v1/me/passkeys'),
  startPasskey: post('/api/v1/me/passkeys/options'),
  addPasskey: send('/api/v1/me/passkeys'),
  renamePasskey: patch('/api/v1/me/passkeys/{passkey_id}'),
  removePasskey: remove('/api/v1/me/passkeys/{passkey_id}'),
});
