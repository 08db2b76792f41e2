import type { ApiPromise } from '@linkvitals/sdk';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Versioned } from './use-conflict.ts';

/** What the API answers, with its version. */
export async function versioned<T>(answer: ApiPromise<T>): Promise<Versioned<T>> {
  const { data, etag } = await answer.withResponse();
  return { data, etag };
}

/** What a form begins with. Never renewed by itself: what is saved is compared with the version that the person looks at. */
export const versionQuery = <T>(queryKey: QueryKey, read: (signal: AbortSignal) => ApiPromise<T>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => versioned(read(signal)), staleTime: 'static', gcTime: 0 });
