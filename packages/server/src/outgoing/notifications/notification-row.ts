import type {
  KnownNotificationKind,
  Language,
  NotificationChannel,
  NotificationState,
  SummaryAttachment,
  Weekday,
  WhenNothingChanged,
} from '@linkvitals/contract';
import type { NotificationLane } from '../../alarms.ts';
import type { ChatTargetRow } from './chat/chat-store.ts';
import type { NotificationContent } from './messages/notification-content.ts';

/** A mail or chat message as it is stored. Times are epoch ms; `next_attempt_at` and the lease are in database time. */
export interface NotificationRow {
  readonly id: string;
  readonly account_id: string;
  readonly domain_id: string | null;
  readonly crawl_id: string | null;
  readonly webhook_id: string | null;
  /** For `summary`: an id shared with the reports made for it; null without such reports. */
  readonly summary_id: string | null;
  readonly lane: NotificationLane;
  readonly channel: NotificationChannel;
  readonly kind: KnownNotificationKind;
  /** Address of a mail; null for a chat. */
  readonly recipient: string | null;
  readonly language: Language;
  readonly subject: string;
  readonly content: NotificationContent;
  readonly dedupe_hash: string;
  readonly state: NotificationState;
  readonly attempts: number;
  readonly next_attempt_at: number | null;
  readonly lease_owner: string | null;
  readonly lease_token: string | null;
  readonly lease_expires_at: number | null;
  readonly last_attempt_at: number | null;
  readonly last_error: string | null;
  readonly finished_at: number | null;
  readonly created_at: number;
}

/** Recipients and chats of an account with other settings of notifications, and the result of the last mails. */
export interface SettingsRow {
  readonly account_id: string;
  readonly email_recipients: readonly string[];
  readonly email_sent_at: number | null;
  readonly email_error: string | null;
  readonly email_error_at: number | null;
  /** IANA name of the time zone of quiet hours, summaries, and times in texts. */
  readonly time_zone: string;
  /** Language of chats, and of mails to people who are no members. */
  readonly language: Language;
  /** Beginning of quiet hours, `HH:MM`; both are set or neither. */
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
  readonly summary_hour: number;
  readonly summary_day: Weekday;
  readonly summary_unchanged: WhenNothingChanged;
  readonly summary_attachment: SummaryAttachment;
  /** Time of the next summaries, epoch ms; 0: to be planned. */
  readonly next_summary_at: number;
  /** Chats, at most one of each service. */
  readonly chats: readonly ChatTargetRow[];
  /** Incremented by each change that callers make, also of chats. */
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
}
