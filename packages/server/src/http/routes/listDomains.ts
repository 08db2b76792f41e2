import { pageRequest } from '../../platform/paging.ts';
import { writeDomains } from '../../sites/domain-view/index.ts';
import { okPage, route } from '../route.ts';

export const listDomains = route('listDomains', async ({ ctx, query }) => {
  const { verification_status: status, hostname, q: text, sort } = query;
  return okPage(await writeDomains(ctx, { ...pageRequest(query), status, hostname, text, sort }));
});
