import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { noteError } from './note-error.ts';

/** What has been fetched, for the whole page. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown): void => noteError(queries, error);
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The SDK tries again by itself, and knows what may be sent twice.
      queries: { retry: false, networkMode: 'always', staleTime: 5_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queries;
}
