import type { DeliveryState } from '@linkvitals/contract/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { pageByPage } from './page-by-page.ts';
import { refetchAfter } from './refetch-after.ts';
import { withoutUndefined } from './without-undefined.ts';

export const eventTypesQuery = queryOptions({
  queryKey: ['event-types'],
  queryFn: ({ signal }) => client.eventTypes.list({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The endpoints of the account, newest first, page by page. */
export const webhooksQuery = infiniteQueryOptions({
  queryKey: ['webhooks', 'list'],
  ...pageByPage((page, options) => client.webhooks.list(page, options)),
});

/** One endpoint with the ETag that a change must send. */
export const webhookQuery = (webhookId: string) =>
  queryOptions({
    queryKey: ['webhooks', webhookId],
    queryFn: async ({ signal }) => {
      const { data, etag } = await client.webhooks.get(webhookId, { signal }).withResponse();
      return { webhook: data, etag };
    },
  });

/** The newest deliveries of an endpoint, newest first. They are enough to see whether it fails, and since when. */
export const newestDeliveriesQuery = (webhookId: string) =>
  queryOptions({
    queryKey: ['webhooks', webhookId, 'newest-deliveries'],
    queryFn: async ({ signal }) => await client.webhooks.deliveries(webhookId, { limit: 10 }, { signal }),
    refetchInterval: ({ state: { data } }) => refetchAfter(data?.data ?? [], Date.now()),
  });

/** The deliveries of an endpoint, newest first, page by page; fetched again when one of them is due. */
export const deliveriesQuery = (webhookId: string, state: DeliveryState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', webhookId, 'deliveries', state ?? 'all'],
    ...pageByPage((page, options) =>
      client.webhooks.deliveries(webhookId, withoutUndefined({ state, ...page }), options),
    ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => refetchAfter(data?.pages.flatMap((page) => page.data) ?? [], Date.now()),
  });

export const deliveryQuery = (webhookId: string, deliveryId: string) =>
  queryOptions({
    queryKey: ['webhooks', webhookId, 'deliveries', 'one', deliveryId],
    queryFn: ({ signal }) => client.webhooks.delivery(webhookId, deliveryId, { signal }),
    refetchInterval: ({ state: { data } }) => refetchAfter(data === undefined ? [] : [data], Date.now()),
  });
