import type { Session } from '@linkvitals/contract/types';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '../store.ts';

/** The session that the page shows has ended at the server. The page stays, with what was typed, until somebody signs in again. */
export const sessionEnded = createStore(false);

/** Counts up when the same person is signed in again in the same account: what the end of the session refused can be repeated. */
export const sessionResumed = createStore(0);

export const SESSION_KEY = ['session'] as const;

let isLeaving = false;

/** Runs a sign-out: that the server refuses what the page requests meanwhile is no news. */
export async function whileLeaving(work: () => Promise<void>): Promise<void> {
  isLeaving = true;
  try {
    await work();
  } finally {
    isLeaving = false;
  }
}

/** The server knows the session no more. @returns what the page goes on with; null: nobody was signed in */
export function noteSignedOut(queries: QueryClient): Session | null {
  const known = queries.getQueryData<Session | null>(SESSION_KEY) ?? null;
  if (known === null) queries.setQueryData(SESSION_KEY, null);
  else if (!isLeaving) sessionEnded.set(true);
  return known;
}
