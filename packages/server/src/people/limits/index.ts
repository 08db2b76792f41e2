export {
  countLinkUse,
  countMailedFixes,
  countMailRequest,
  countNewAccount,
  countReauthentication,
  countSharePassword,
  countSignIn,
  countTestEvent,
  countTestNotification,
  mayMailTo,
  rememberNetwork,
} from './count-attempts.ts';
export { createLimits } from './create-limits.ts';
export { networkOf } from './network-of.ts';
export { deleteCountsSetAhead, deleteOldCounts } from './store.ts';
