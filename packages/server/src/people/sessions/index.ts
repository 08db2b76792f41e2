export { assertFresh } from '../../platform/asserts/assert-fresh.ts';
export { authenticateSession, type SignedIn } from './authenticate-session.ts';
export { changePassword } from './change-password.ts';
export { confirmPassword } from './confirm-password.ts';
export { describeSession } from './describe-session.ts';
export { endOtherSessions, endSession, signOut } from './end-session.ts';
export { findOpenSession } from './find-open-session.ts';
export { listSessions } from './list-sessions.ts';
export { presentSessionEntry } from './present-session-entry.ts';
export { reauthenticate } from './reauthenticate.ts';
export { renewToken } from './renew-token.ts';
export type { SessionRow } from './session-row.ts';
export { ABSOLUTE_MS } from './session-times.ts';
export { signIn } from './sign-in.ts';
export { signInWithPasskey } from './sign-in-with-passkey.ts';
export { type StartedSession, startSession } from './start-session.ts';
export {
  deleteEndedSessions,
  deleteSession,
  deleteSessionsOf,
  endSessionsFor,
  moveAllSessionsOffAccount,
  moveSessionsOffAccount,
  updateSession,
} from './store.ts';
export { switchAccount } from './switch-account.ts';
