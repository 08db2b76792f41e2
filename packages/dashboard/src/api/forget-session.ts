import type { QueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from './session-end.ts';

/** Of the ways to sign in. */
export const SIGN_IN_METHODS_KEY = ['sign-in-methods'] as const;

const [SESSION] = SESSION_KEY;
const [METHODS] = SIGN_IN_METHODS_KEY;

/**
 * Removes what was read in a session: nothing of it may be seen in another. The session itself stays, and the ways to sign in,
 * which are the same for everybody. The sign-in page shows those until the next page comes; without them it would wait for new
 * ones, and go on when its address is gone.
 */
export const forgetSession = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey: [subject] }) => subject !== SESSION && subject !== METHODS });

/** The same once nobody is signed in: who it was is forgotten, too. The sign-in page, which is shown by then, keeps what is typed. */
export const forgetPerson = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey: [subject] }) => subject !== METHODS });
