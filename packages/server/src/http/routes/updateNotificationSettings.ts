import { updateSettings } from '../../notifications/index.ts';
import { etagOf, versionOf } from '../etag.ts';
import { ok, route } from '../route.ts';

export const updateNotificationSettings = route('updateNotificationSettings', async ({ ctx, body, ifMatch }) => {
  const { settings, version } = await updateSettings(ctx, { change: body, version: versionOf(ifMatch) });
  return ok(settings, { ETag: etagOf(version) });
});
