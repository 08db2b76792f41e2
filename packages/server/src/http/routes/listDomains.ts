import { listDomainDetails, presentDomain } from '../../domain-view/index.ts';
import { pageRequest } from '../../paging.ts';
import { ok, route } from '../route.ts';

export const listDomains = route('listDomains', async ({ ctx, query }) => {
  const { verification_status: status, hostname, q: text, sort } = query;
  const { data, nextCursor } = await listDomainDetails(ctx, { ...pageRequest(query), status, hostname, text, sort });
  return ok({ data: data.map(presentDomain), next_cursor: nextCursor });
});
