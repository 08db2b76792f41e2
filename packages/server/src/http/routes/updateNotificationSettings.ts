import { presentSettings, updateSettings } from '../../outgoing/notifications/index.ts';
import { etagOf, versionOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const updateNotificationSettings = route('updateNotificationSettings', async ({ ctx, body, ifMatch }) => {
  const settings = await updateSettings(ctx, { change: body, version: versionOf(ifMatch) });
  return ok(presentSettings(settings), { ETag: etagOf(settings.version) });
});
