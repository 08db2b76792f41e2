import type { OperationId } from '@linkvitals/contract';

/**
 * Operations that are refused where people sign in with an identity provider only: they prove a password or a passkey,
 * or set or change a password.
 */
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
