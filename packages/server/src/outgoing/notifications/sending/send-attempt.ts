import { inertShortLine } from '@linkvitals/contract/inert-text';
import { parseRetryAfter } from '@linkvitals/contract/retry-after';
import { OutboundError, type OutboundResponse } from '@linkvitals/outbound';
import type { Services } from '../../../context.ts';
import { publicUrl } from '../../../platform/crawler-identity.ts';
import { pageLinks } from '../../../platform/page-links.ts';
import { type Words, wordsFor } from '../../../reporting/texts/words.ts';
import { describeFailure } from '../../attempts/index.ts';
import type { ChatAdapter } from '../chat/chat-adapter.ts';
import { chatAdapters } from '../chat/chat-adapters.ts';
import { openTarget } from '../chat/seal-target.ts';
import { describeNotifications } from '../messages/describe-notification.ts';
import type { NotificationContent } from '../messages/notification-content.ts';
import { toMail } from '../messages/to-mail.ts';
import type { Recipients } from '../settings/settings-store.ts';
import { attachedReports, type ReadReports, type SummaryReport } from './attached-reports.ts';
import { type Claimed, type Target, targetOf } from './claim-notification.ts';
import type { GatheredRow } from './gather-store.ts';

/** Result of an attempt. A refusal by a server is a value, not an exception. */
export interface SentAttempt {
  /** Sentence for the owner of the account; null: the message was accepted. */
  readonly error: string | null;
  /** Status code of HTTP or SMTP; null: no response. */
  readonly status: number | null;
  /** Milliseconds that a 429 or 503 demanded to wait. */
  readonly retryAfterMs?: number | undefined;
}

/** Milliseconds from DNS to the end of the response. */
const LIMIT_MS = 30_000;
/** Part of the lease within which an attempt ends: an attempt that outlives its lease would be made twice. */
const LEASE_PART = 0.9;
const MAX_ANSWER_BYTES = 4 * 1024;
const SHOWN = 200;
/** Longest wait that a server can demand, ms. */
const MAX_RETRY_AFTER_MS = 6 * 60 * 60 * 1000;

const ourFault: SentAttempt = { error: 'The attempt failed for a reason on our side.', status: null };

interface Attempt {
  /** Alerts to send in the same message. */
  readonly gathered: readonly GatheredRow[];
  readonly readReports?: ReadReports | undefined;
}

/** Makes one attempt. Never rejects. */
export async function sendAttempt(
  services: Services,
  claim: Claimed,
  { gathered, readReports }: Attempt,
): Promise<SentAttempt> {
  const signal = AbortSignal.timeout(Math.min(LIMIT_MS, Math.floor(services.config.leaseMs * LEASE_PART)));
  try {
    const target = targetOf(claim.row);
    if (target === undefined) return ourFault;
    const reports = await attachedReports(claim.row, readReports);
    const contents = [claim.row.content, ...gathered.map(({ content }) => content)] as const;
    const sending = { claim, contents, target, signal, reports };
    return target.channel === 'email' ? await mail(services, sending) : await post(services, sending);
  } catch (error) {
    // The target is sealed with another key, or there is a bug. It counts as an attempt; otherwise it would be tried for ever.
    services.log.error({ err: error, notification_id: claim.row.id }, 'attempt could not be made');
    return ourFault;
  }
}

interface Sending {
  readonly claim: Claimed;
  readonly contents: readonly [NotificationContent, ...NotificationContent[]];
  readonly target: Target;
  readonly signal: AbortSignal;
  readonly reports: readonly SummaryReport[];
}

async function mail(services: Services, { claim, contents, target, signal, reports }: Sending): Promise<SentAttempt> {
  const { mailer } = services;
  if (target.channel !== 'email' || mailer === undefined) return ourFault;
  const unsubscribe = unsubscribeUrl(services, target.optOut);
  const attached = new Map(
    reports.map(({ domainId, file }) => [domainId, typeof file === 'string' ? file : 'attached'] as const),
  );
  const links = pageLinks(publicUrl(services.config));
  const words = wordsOf(claim);
  const texts = toMail(describeNotifications(contents, { words, links, attached }), words, unsubscribe);
  const attachments = reports.flatMap(({ file }) => (typeof file === 'string' ? [] : file));
  return mailer.send({ id: claim.row.id, to: target.recipient, unsubscribe, attachments, ...texts }, signal);
}

/** Words in the language that was chosen when it was queued, and in the present time zone. */
const wordsOf = ({ row }: Claimed): Words => wordsFor(row.language, row.settings.time_zone);

function unsubscribeUrl(
  { config, secrets }: Services,
  { token_ciphertext: ciphertext, token_key_id: keyId }: Recipients['opt_out'],
): string | undefined {
  if (ciphertext === null || keyId === null) return undefined;
  return `${publicUrl(config)}/unsubscribe/${secrets.open({ ciphertext, keyId })}`;
}

async function post(services: Services, { claim, contents, target, signal }: Sending): Promise<SentAttempt> {
  if (target.channel === 'email') return ourFault;
  const { id, kind, created_at: createdAt } = claim.row;
  const adapter = chatAdapters[target.channel];
  const words = wordsOf(claim);
  const described = describeNotifications(contents, { words, links: pageLinks(publicUrl(services.config)) });
  const message = { id, kind, createdAt, andMore: words.texts.notifications.andMore, ...described };
  const { url, headers, body } = adapter.request(openTarget(services, target.sealed), message);
  try {
    const response = await services.outbound.request({
      url,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Linkvitals-Notification/1.0', ...headers },
      body: Buffer.from(JSON.stringify(body)),
      limits: { connectMs: LIMIT_MS, totalMs: LIMIT_MS },
      maxBodyBytes: MAX_ANSWER_BYTES,
      signal,
    });
    return judgeAnswer(response, { now: services.clock.now(), retryAfter: adapter.retryAfter });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { error: describeFailure(error.code === 'aborted' ? { code: 'timeout' } : error), status: null };
  }
}

interface Judging {
  /** Epoch ms. */
  readonly now: number;
  readonly retryAfter: ChatAdapter['retryAfter'];
}

/**
 * Judges a response: only 2xx is a success. The error has the text of the server (`no_service`, `channel_is_archived`), which helps the
 * owner to correct the settings.
 */
function judgeAnswer(
  { status, headers, body, bodyError }: OutboundResponse,
  { now, retryAfter }: Judging,
): SentAttempt {
  if (bodyError === 'timeout') return { error: describeFailure({ code: 'timeout' }), status };
  if (status >= 200 && status < 300) return { error: null, status };
  const text = new TextDecoder().decode(body);
  const answer = inertShortLine(text.slice(0, SHOWN * 3).trim(), SHOWN);
  const seconds = status === 429 ? retryAfter?.(text) : undefined;
  const demanded = seconds === undefined ? parseRetryAfter(headers['retry-after'], now) : seconds * 1000;
  const wanted = status === 429 || status === 503 ? demanded : undefined;
  return {
    status,
    error: `The answer was ${status}${answer === '' ? '.' : `: ${answer}`}`,
    retryAfterMs: wanted && Math.min(wanted, MAX_RETRY_AFTER_MS),
  };
}
