import type { OperationId } from '@linkvitals/contract';

/** What is refused where people sign in with an identity provider only: whatever proves, sets or changes a password. */
export const passwordOperations: ReadonlySet<OperationId> = new Set<OperationId>([
  'signIn',
  'reauthenticate',
  'changePassword',
  'requestPasswordReset',
  'redeemPasswordReset',
  'requestSignUp',
  'redeemSignUp',
]);
