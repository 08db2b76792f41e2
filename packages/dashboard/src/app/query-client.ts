import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isOutage, isSignedOut } from '../api/errors.ts';
import { connection } from './connection.tsx';

/**
 * What has been fetched, for the whole page.
 * @param onSignedOut called when an answer says that the session has ended
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown): void => {
    if (isSignedOut(error)) onSignedOut();
    else if (isOutage(error)) connection.set('lost');
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The SDK tries again by itself, and knows what may be sent twice.
      queries: { retry: false, networkMode: 'always', staleTime: 5_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
