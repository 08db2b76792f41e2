import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { forgetPerson, forgetSession, SIGN_IN_METHODS_KEY } from './forget-session.ts';
import { SESSION_KEY } from './session-end.ts';

/** The keys that something leaves of all that a session has read. */
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

it('keeps who is signed in and how one may, and nothing else', () => {
  expect(keptBy(forgetSession)).toEqual([['session'], ['sign-in-methods']]);
});

it('keeps only how one may sign in once nobody is', () => {
  expect(keptBy(forgetPerson)).toEqual([['sign-in-methods']]);
});
