import { writeDomains } from '../../domain-view/index.ts';
import { pageRequest } from '../../paging.ts';
import { okPage, route } from '../route.ts';

export const listDomains = route('listDomains', async ({ ctx, query }) => {
  const { verification_status: status, hostname, q: text, sort } = query;
  return okPage(await writeDomains(ctx, { ...pageRequest(query), status, hostname, text, sort }));
});
