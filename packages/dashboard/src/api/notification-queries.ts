import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { INNER_ROWS, pageByPage } from './page-by-page.ts';

/** The notification settings of the account, with the ETag that a change must send. */
export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async ({ signal }) => {
    const { data, etag } = await client.notifications.settings({ signal }).withResponse();
    return { settings: data, etag };
  },
  // A form takes its initial values from here and does not follow later ones. Without a cache, who comes back to the page gets the
  // current values.
  gcTime: 0,
});

/** The same settings, without an ETag, for pages that only show whether notifications arrive; the form refreshes them. */
export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: ({ signal }) => client.notifications.settings({ signal }),
});

export const notificationQuery = (notificationId: string) =>
  queryOptions({
    queryKey: ['notifications', notificationId],
    queryFn: ({ signal }) => client.notifications.get(notificationId, { signal }),
  });

/** The mails and messages of the last 30 days, newest first, page by page. */
export const sentQuery = infiniteQueryOptions({
  queryKey: ['sent-notifications'],
  ...pageByPage((page, options) => client.notifications.list(page, options), INNER_ROWS),
});
