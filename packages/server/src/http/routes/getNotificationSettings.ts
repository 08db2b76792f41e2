import { getSettings } from '../../notifications/index.ts';
import { etagOf } from '../etag.ts';
import { ok, route } from '../route.ts';

export const getNotificationSettings = route('getNotificationSettings', async ({ ctx }) => {
  const { settings, version } = await getSettings(ctx);
  return ok(settings, { ETag: etagOf(version) });
});
