import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { forgetPerson, forgetSession, SIGN_IN_METHODS_KEY } from './forget-session.ts';
import { SESSION_KEY } from './session-end.ts';

/** The query keys that remain after a function has run, of all keys that a session has. */
function keptBy(forget: (queries: QueryClient) => void) {
  const queries = new QueryClient();
  for (const key of [SESSION_KEY, SIGN_IN_METHODS_KEY, ['sessions'], ['domains', 'list', {}], ['issues']])
    queries.setQueryData(key, 'something');
  forget(queries);
  return queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
}

it('forgetting a session keeps only the session itself and the ways to sign in', () => {
  expect(keptBy(forgetSession)).toEqual([['session'], ['sign-in-methods']]);
});

it('forgetting the person keeps only the ways to sign in', () => {
  expect(keptBy(forgetPerson)).toEqual([['sign-in-methods']]);
});
