import { deleteDomain as remove } from '../../sites/removal/index.ts';
import { versionOf } from '../requests/etag.ts';
import { noContent, route } from '../route.ts';

export const deleteDomain = route('deleteDomain', async ({ ctx, path, query, ifMatch }) => {
  await remove(ctx, { domainId: path.domain_id, confirm: query.confirm, version: versionOf(ifMatch) });
  return noContent();
});
