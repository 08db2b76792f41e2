import { getBranding as get, presentBranding } from '../../reporting/reports/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const getBranding = route('getBranding', async ({ ctx }) => {
  const branding = await get(ctx);
  return ok(presentBranding(ctx, branding), { ETag: etagOf(branding.version) });
});
