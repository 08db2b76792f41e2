import type {
  Notification,
  NotificationSettings,
  NotificationSettingsUpdate,
  NotificationTest,
  NotificationTestResult,
  QueryParameters,
} from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';

/** Mails and chat messages of the account: their recipients, and the outcome of each. */
export interface Notifications {
  /** Recipients, Slack channel, and the reason when one of them gets nothing; the ETag comes with `withResponse()`. */
  settings(options?: RequestOptions): ApiPromise<NotificationSettings>;

  /** Changes the recipients; members of the body that are left out keep their value. */
  updateSettings(body: NotificationSettingsUpdate, options?: ChangeOptions): ApiPromise<NotificationSettings>;

  /** The notifications of the last 30 days, newest first. */
  list(query?: QueryParameters<'listNotifications'>, options?: RequestOptions): List<Notification>;

  /** A notification with its state, attempts and last error. */
  get(notificationId: string, options?: RequestOptions): ApiPromise<Notification>;

  /** Sends a test through one channel at once; follow each entry of the answer with `get()`. */
  test(body: NotificationTest, options?: PostOptions): ApiPromise<NotificationTestResult>;
}

export const notifications = ({ list, get, send, patch }: Operations): Notifications => ({
  settings: get('/api/v1/notification-settings'),
  updateSettings: patch('/api/v1/notification-settings'),
  list: list('/api/v1/notifications'),
  get: get('/api/v1/notifications/{notification_id}'),
  test: send('/api/v1/notifications/test'),
});
