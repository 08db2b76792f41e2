import { infiniteQueryOptions } from '@tanstack/react-query';
import { client, firstPage } from './client.ts';
import { withoutUndefined } from './without-undefined.ts';

const ROWS = 50;

/** The keys of the account, newest first, revoked ones too, page by page. */
export const apiKeysQuery = infiniteQueryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ pageParam, signal }) =>
    firstPage(client.apiKeys.list(withoutUndefined({ cursor: pageParam, limit: ROWS }), { signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
});
