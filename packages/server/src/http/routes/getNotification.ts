import { getNotification as get } from '../../notifications/index.ts';
import { ok, route } from '../route.ts';

export const getNotification = route('getNotification', async ({ ctx, path }) =>
  ok(await get(ctx, { notificationId: path.notification_id })),
);
