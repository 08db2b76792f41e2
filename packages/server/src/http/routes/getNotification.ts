import { getNotification as get, presentNotificationTo } from '../../outgoing/notifications/index.ts';
import { ok, route } from '../route.ts';

export const getNotification = route('getNotification', async ({ ctx, path }) =>
  ok(presentNotificationTo(ctx)(await get(ctx, { notificationId: path.notification_id }))),
);
