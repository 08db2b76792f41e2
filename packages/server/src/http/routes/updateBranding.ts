import { presentBranding, updateBranding as update } from '../../reporting/reports/index.ts';
import { etagOf, versionOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const updateBranding = route('updateBranding', async ({ ctx, body, ifMatch }) => {
  const branding = await update(ctx, { change: body, version: versionOf(ifMatch) });
  return ok(presentBranding(ctx, branding), { ETag: etagOf(branding.version) });
});
