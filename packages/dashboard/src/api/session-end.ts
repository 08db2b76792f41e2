import type { Session } from '@linkvitals/contract/types';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '../store.ts';

/** Whether the session of the page has ended at the server. The page stays, with what was typed, until somebody signs in again. */
export const sessionEnded = createStore(false);

/** A counter that grows when the same person signs in again in the same account, so that requests refused meanwhile can be repeated. */
export const sessionResumed = createStore(0);

export const SESSION_KEY = ['session'] as const;

let isLeaving = false;

/** Runs a sign-out. Requests of the page that the server refuses meanwhile do not count as the end of the session. */
export async function whileLeaving(work: () => Promise<void>): Promise<void> {
  isLeaving = true;
  try {
    await work();
  } finally {
    isLeaving = false;
  }
}

/** Notes that the server has no session for this page. @returns the session that the page keeps showing; null: nobody was signed in */
export function noteSignedOut(queries: QueryClient): Session | null {
  const known = queries.getQueryData<Session | null>(SESSION_KEY) ?? null;
  if (known === null) queries.setQueryData(SESSION_KEY, null);
  else if (!isLeaving) sessionEnded.set(true);
  return known;
}
