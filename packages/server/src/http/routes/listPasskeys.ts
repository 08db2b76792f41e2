import { listPasskeys as list, presentPasskey } from '../../people/factors/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, personRoute } from '../route.ts';

export const listPasskeys = personRoute('listPasskeys', async ({ ctx, query }) =>
  ok(presentList(await list(ctx, pageRequest(query)), presentPasskey)),
);
