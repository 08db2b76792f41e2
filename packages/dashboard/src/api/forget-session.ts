import type { QueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from './session-end.ts';

/** The query key of the ways to sign in. */
export const SIGN_IN_METHODS_KEY = ['sign-in-methods'] as const;

const [SESSION] = SESSION_KEY;
const [METHODS] = SIGN_IN_METHODS_KEY;

/**
 * Removes all data fetched in a session, so that nobody sees it in another session. The session itself stays, and so do the ways to
 * sign in, which are the same for everybody: the sign-in page shows them until the next page is ready. Without them, it would wait for
 * new ones and then continue at an address that is gone.
 */
export const forgetSession = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey: [subject] }) => subject !== SESSION && subject !== METHODS });

/** Does the same after a sign-out, and also removes the session. The sign-in page is shown by then, so it keeps what is typed. */
export const forgetPerson = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey: [subject] }) => subject !== METHODS });
