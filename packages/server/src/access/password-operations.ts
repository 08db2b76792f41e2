import type { OperationId } from '@linkvitals/contract';

/** What is refused where people sign in with an identity provider only: what proves a password or a passkey, or sets or
 * changes a password. */
export const passwordOperations: ReadonlySet<OperationId> = new Set<OperationId>([
  'signIn',
  'reauthenticate',
  'changePassword',
  'requestPasswordReset',
  'redeemPasswordReset',
  'requestSignUp',
  'redeemSignUp',
  'startPasskeySignIn',
  'signInWithPasskey',
  'startReauthentication',
]);
