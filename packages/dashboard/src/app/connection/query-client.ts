import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { noteError } from './note-error.ts';

/** Creates the cache of everything that the application fetches. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown): void => noteError(queries, error);
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The SDK retries by itself, and knows which requests may be sent twice.
      queries: { retry: false, networkMode: 'always', staleTime: 5_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queries;
}
