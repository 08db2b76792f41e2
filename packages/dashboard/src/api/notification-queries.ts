import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** Where notifications go, with the version that a change must name. */
export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async ({ signal }) => {
    const { data, etag } = await client.notifications.settings({ signal }).withResponse();
    return { settings: data, etag };
  },
  // Forms begin with it and are not renewed: whoever comes back to the page begins with what is there then.
  gcTime: 0,
});

/** The same for pages that only say what comes of it; the form renews it. */
export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: ({ signal }) => client.notifications.settings({ signal }),
});

export const notificationQuery = (notificationId: string) =>
  queryOptions({
    queryKey: ['notifications', notificationId],
    queryFn: ({ signal }) => client.notifications.get(notificationId, { signal }),
  });
