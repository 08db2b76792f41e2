export { getNotification } from './log/get-notification.ts';
export { listNotifications } from './log/list-notifications.ts';
export { presentNotificationTo } from './log/present-notification.ts';
export { pruneNotifications } from './log/prune-notifications.ts';
export { isQuiet } from './messages/describe-summary.ts';
export { type Described, type Item, type Place, shownHost } from './messages/described.ts';
export type { NotificationContent, SummarisedDomain } from './messages/notification-content.ts';
export { shownUrl, urlTexts } from './messages/shown-url.ts';
export { toMail } from './messages/to-mail.ts';
export type { SettingsRow } from './notification-row.ts';
export { readSubscription, setSubscription } from './opt-outs/unsubscribe.ts';
export { notificationQueue } from './queue/notification-queue.ts';
export { type NewNotification, queueNotifications, toNew, wakeNotifications } from './queue/queue-notifications.ts';
export { recordCertificateEnding } from './queue/record-certificate-ending.ts';
export { type CrawlEnd, recordCrawlEnd } from './queue/record-crawl-end.ts';
export { recordOwnershipNotice } from './queue/record-ownership-notice.ts';
export { recordWebhookDisabled } from './queue/record-webhook-disabled.ts';
export { releaseSummary } from './queue/release-summary.ts';
export { lockSummary } from './queue/summary-store.ts';
export {
  deleteDomainInSummaries,
  deleteNotificationsOfDomain,
  endNotificationsOfAccount,
  endNotificationsOfDomain,
} from './removal-store.ts';
export { sendTest } from './send-test.ts';
export type { ReadReports } from './sending/attached-reports.ts';
export { sendNotification } from './sending/send-notification.ts';
export { whyNoMail } from './settings/channel-status.ts';
export { defaultsOfCaller } from './settings/defaults-of-caller.ts';
export { getSettings } from './settings/get-settings.ts';
export { insertSettingsOfOwner } from './settings/insert-settings-of-owner.ts';
export { presentSettings } from './settings/present-settings.ts';
export {
  dueSummaries,
  isSummaryDue,
  listDueSummaries,
  lockSettings,
  updateNextSummary,
} from './settings/settings-store.ts';
export { updateSettings } from './settings/update-settings.ts';
