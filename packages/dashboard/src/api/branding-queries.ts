import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** The branding of the account's reports, with the ETag that a change must send. */
export const brandingQuery = queryOptions({
  queryKey: ['branding'],
  queryFn: async ({ signal }) => {
    const { data, etag } = await client.branding.get({ signal }).withResponse();
    return { branding: data, etag };
  },
  // A form takes its initial values from here and does not follow later ones. Without a cache, who comes back to the page gets the
  // current values.
  gcTime: 0,
});
