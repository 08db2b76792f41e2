import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { pageByPage } from './page-by-page.ts';

/** The keys of the account, newest first, revoked ones too, page by page. */
export const apiKeysQuery = infiniteQueryOptions({
  queryKey: ['api-keys'],
  ...pageByPage((page, options) => client.apiKeys.list(page, options)),
});
