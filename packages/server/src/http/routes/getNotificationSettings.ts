import { getSettings, presentSettings } from '../../outgoing/notifications/index.ts';
import { etagOf } from '../requests/etag.ts';
import { ok, route } from '../route.ts';

export const getNotificationSettings = route('getNotificationSettings', async ({ ctx }) => {
  const settings = await getSettings(ctx);
  return ok(presentSettings(settings), { ETag: etagOf(settings.version) });
});
