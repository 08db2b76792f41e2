import type { ApiPromise } from '@linkvitals/sdk';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Versioned } from './use-conflict.ts';

/** Waits for a response of the API and returns its data with its ETag. */
export async function versioned<T>(answer: ApiPromise<T>): Promise<Versioned<T>> {
  const { data, etag } = await answer.withResponse();
  return { data, etag };
}

/**
 * Options of a query for the initial values of a form. It is never refetched by itself, so that changes are compared with the version
 * that the person sees. A closed form keeps nothing (`gcTime`), so that it reads anew when it is opened again.
 */
export const versionQuery = <T>(queryKey: QueryKey, read: (signal: AbortSignal) => ApiPromise<T>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => versioned(read(signal)), staleTime: 'static', gcTime: 0 });
