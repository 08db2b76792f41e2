import { KEPT_MS } from './notification-queue.ts';

/** The end of a crawl, and what people know of the crawls of its domain. Times are epoch ms. */
interface KnownEnd {
  readonly isFailed: boolean;
  /** End of the first of the failed crawls right before this one; undefined: the one before did not fail. */
  readonly failedSince: number | undefined;
  /** Time of the last alert that crawls of the domain fail; undefined: the log has none. */
  readonly alertedAt: number | undefined;
  readonly now: number;
}

/**
 * Milliseconds after an alert in which crawls that fail again cause another alert only when two in a row have failed. It is longer than two
 * days, so that daily crawls that fail and complete alternately do not cause a mail each.
 */
const CALM_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Decides which alert the end of a crawl causes; undefined: none. People are notified once that crawls fail, and that they complete again
 * only if they were notified of the failure.
 */
export function alertOfEnd({
  isFailed,
  failedSince,
  alertedAt,
  now,
}: KnownEnd): 'crawls_failing' | 'crawls_recovered' | undefined {
  // The log forgets alerts, but not that crawls have failed for longer than it keeps them.
  const isAlerted = failedSince !== undefined && ((alertedAt ?? 0) >= failedSince || failedSince < now - KEPT_MS);
  if (!isFailed) return isAlerted ? 'crawls_recovered' : undefined;
  const isFirst = failedSince === undefined;
  const isCalm = alertedAt === undefined || now - alertedAt >= CALM_MS;
  return !isAlerted && (isCalm || !isFirst) ? 'crawls_failing' : undefined;
}
