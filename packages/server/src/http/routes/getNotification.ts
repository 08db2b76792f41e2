import { getNotification as get, presentNotification } from '../../outgoing/notifications/index.ts';
import { ok, route } from '../route.ts';

export const getNotification = route('getNotification', async ({ ctx, path }) =>
  ok(presentNotification(await get(ctx, { notificationId: path.notification_id }))),
);
