import { presentNotificationTo, sendTest } from '../../outgoing/notifications/index.ts';
import { accepted, route } from '../route.ts';

export const testNotifications = route('testNotifications', async ({ ctx, body }) =>
  accepted({ data: (await sendTest(ctx, body)).map(presentNotificationTo(ctx)) }),
);
