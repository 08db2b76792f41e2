import { writeDomain } from '../../sites/domain-view/index.ts';
import { etagOf } from '../requests/etag.ts';
import { okJson, route } from '../route.ts';

export const getDomain = route('getDomain', async ({ ctx, path }) => {
  const { json, version } = await writeDomain(ctx, path.domain_id);
  return okJson(json, { ETag: etagOf(version) });
});
