import type { KnownNotificationKind } from '@linkvitals/contract';
import type { Queue } from '../../attempts/index.ts';

/**
 * Milliseconds after which a notification is too old to send, so that a server that was away sends no flood of old ones. Quiet hours and
 * pauses end before.
 */
export const SENT_WITHIN_MS = 3 * 24 * 60 * 60 * 1000;

/** Milliseconds for which ended notifications are kept. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Table of the kinds that are alerts. Nobody may miss one: the owners get it where nobody is listed. Those of the same minutes are one message, as many
 * domains fail at once when the network of the server is down.
 */
const isAlert: Readonly<Record<KnownNotificationKind, boolean>> = {
  broken_links: false,
  certificate_ending: false,
  crawl_completed: false,
  crawl_failed: false,
  crawls_failing: true,
  crawls_recovered: true,
  ownership_lost: true,
  summary: false,
  test: false,
  webhook_disabled: false,
};

export const alertKinds: ReadonlySet<string> = new Set(
  Object.entries(isAlert).flatMap(([kind, is]) => (is ? [kind] : [])),
);

/** Milliseconds for which an alert waits for others of its kind. */
export const GATHER_MS = 5 * 60 * 1000;

export const notificationQueue: Queue = {
  table: 'notifications',
  lane: ['account_id', 'lane'],
  index: 'notifications__state__lane__account_id__next_attempt_at',
  longestWaitMs: () => SENT_WITHIN_MS,
};
