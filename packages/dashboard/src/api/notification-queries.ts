import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** Where notifications go, with the version that a change must name. */
export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async ({ signal }) => {
    const { data, etag } = await client.notifications.settings({ signal }).withResponse();
    return { settings: data, etag };
  },
});

export const notificationQuery = (notificationId: string) =>
  queryOptions({
    queryKey: ['notifications', notificationId],
    queryFn: ({ signal }) => client.notifications.get(notificationId, { signal }),
  });
