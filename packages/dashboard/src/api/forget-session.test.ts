import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { forgetSession, SIGN_IN_METHODS_KEY } from './forget-session.ts';
import { SESSION_KEY } from './session-end.ts';

it('keeps who is signed in and how one may, and nothing else', () => {
  const queries = new QueryClient();
  for (const key of [SESSION_KEY, SIGN_IN_METHODS_KEY, ['sessions'], ['domains', 'list', {}], ['issues']])
    queries.setQueryData(key, 'something');
  forgetSession(queries);
  const kept = queries.getQueryCache().getAll();
  expect(kept.map(({ queryKey }) => queryKey)).toEqual([['session'], ['sign-in-methods']]);
});
