import { describeDomains, presentDomain } from '../../domain-view/index.ts';
import { listDomains as list } from '../../domains/index.ts';
import { pageRequest } from '../../paging.ts';
import { ok, route } from '../route.ts';

export const listDomains = route('listDomains', async ({ ctx, query }) => {
  const { verification_status: status, hostname, q: text, sort } = query;
  const filter = { status, hostname, text, sort };
  const { data, nextCursor } = await list(ctx, { ...pageRequest(query), ...filter });
  return ok({ data: (await describeDomains(ctx, data)).map(presentDomain), next_cursor: nextCursor });
});
