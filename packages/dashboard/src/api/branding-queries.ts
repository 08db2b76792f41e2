import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** How reports of the account look, with the version that a change must name. */
export const brandingQuery = queryOptions({
  queryKey: ['branding'],
  queryFn: async ({ signal }) => {
    const { data, etag } = await client.branding.get({ signal }).withResponse();
    return { branding: data, etag };
  },
  // Forms begin with it and are not renewed: whoever comes back to the page begins with what is there then.
  gcTime: 0,
});
