import { deleteAccount as remove } from '../../sites/removal/index.ts';
import { versionOf } from '../requests/etag.ts';
import { memberRoute, noContent } from '../route.ts';

export const deleteAccount = memberRoute('deleteAccount', async ({ ctx, query, ifMatch }) => {
  await remove(ctx, { confirm: query.confirm, version: versionOf(ifMatch) });
  return noContent();
});
