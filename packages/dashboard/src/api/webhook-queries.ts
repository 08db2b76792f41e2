import type { DeliveryState } from '@linkvitals/contract/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { refetchAfter } from '../pages/settings-api/refetch-after.ts';
import { client, firstPage } from './client.ts';
import { withoutUndefined } from './without-undefined.ts';

const ROWS = 50;

export const eventTypesQuery = queryOptions({
  queryKey: ['event-types'],
  queryFn: ({ signal }) => client.eventTypes.list({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The endpoints of the account, newest first, page by page. */
export const webhooksQuery = infiniteQueryOptions({
  queryKey: ['webhooks', 'list'],
  queryFn: ({ pageParam, signal }) =>
    firstPage(client.webhooks.list(withoutUndefined({ cursor: pageParam, limit: ROWS }), { signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
});

/** One endpoint with its version, which a change must name. */
export const webhookQuery = (webhookId: string) =>
  queryOptions({
    queryKey: ['webhooks', webhookId],
    queryFn: async ({ signal }) => {
      const { data, etag } = await client.webhooks.get(webhookId, { signal }).withResponse();
      return { webhook: data, etag };
    },
  });

/** The newest delivery of an endpoint; null when there is none. */
export const lastDeliveryQuery = (webhookId: string) =>
  queryOptions({
    queryKey: ['webhooks', webhookId, 'last-delivery'],
    queryFn: async ({ signal }) => {
      const { data } = await firstPage(client.webhooks.deliveries(webhookId, { limit: 1 }, { signal }));
      return data[0] ?? null;
    },
  });

/** The deliveries of an endpoint, newest first, page by page; fetched again when one of them is due. */
export const deliveriesQuery = (webhookId: string, state: DeliveryState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', webhookId, 'deliveries', state ?? 'all'],
    queryFn: ({ pageParam, signal }) => {
      const query = withoutUndefined({ state, cursor: pageParam, limit: ROWS });
      return firstPage(client.webhooks.deliveries(webhookId, query, { signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => refetchAfter(data?.pages.flatMap((page) => page.data) ?? [], Date.now()),
  });

export const deliveryQuery = (webhookId: string, deliveryId: string) =>
  queryOptions({
    queryKey: ['webhooks', webhookId, 'deliveries', 'one', deliveryId],
    queryFn: ({ signal }) => client.webhooks.delivery(webhookId, deliveryId, { signal }),
    refetchInterval: ({ state: { data } }) => refetchAfter(data === undefined ? [] : [data], Date.now()),
  });
