import type { Services } from '../../context.ts';
import type { NotificationResult } from '../../platform/meter.ts';
import { readDatabaseNow, transaction } from '../../platform/storage/index.ts';
import { nextAttemptAt, settleRows, settling } from '../attempts/index.ts';
import type { ClaimedMail } from './claim-mail.ts';
import { type MailContent, type MailRow, withoutContent } from './mail-row.ts';
import { outboxQueue } from './outbox-queue.ts';

const LIMIT_MS = 30_000;
/** Part of the lease within which an attempt ends: an attempt that outlived its lease would be made twice. */
const LEASE_PART = 0.9;

/** Makes one attempt and answers its fault; null: the mail server has taken the mail. Never rejects. */
export async function attemptMail(services: Services, { row }: ClaimedMail): Promise<string | null> {
  const { mailer, config, secrets, log } = services;
  try {
    if (mailer === undefined) return 'This server has no mail server.';
    const { id, recipient: to, content_ciphertext, content_key_id } = row;
    const sealed = { ciphertext: content_ciphertext ?? '', keyId: content_key_id ?? '' };
    const content = JSON.parse(secrets.open(sealed)) as MailContent;
    const signal = AbortSignal.timeout(Math.min(LIMIT_MS, Math.floor(config.leaseMs * LEASE_PART)));
    return (await mailer.send({ id, to, ...content }, signal)).error;
  } catch (error) {
    // Its key is missing, or there is a bug. It counts as an attempt; otherwise it would be repeated forever.
    log.error({ err: error, mail_id: row.id }, 'a mail could not be opened or sent');
    return 'The attempt failed for a reason on our side.';
  }
}

interface Settled {
  readonly outcome: NotificationResult;
  /** Milliseconds until the next attempt, with `retrying` */
  readonly retryInMs: number;
}

interface Ended {
  readonly claim: ClaimedMail;
  readonly error: string | null;
  /** A number from 0 to 1, which spreads retries */
  readonly random: number;
}

/** Writes the outcome of an attempt. The content with its links is deleted after the last one. */
export function settleMail(services: Services, ended: Ended): Promise<Settled> {
  const { id } = ended.claim.row;
  return transaction(
    services.db,
    async (trx) => {
      const now = await readDatabaseNow(services.db, trx);
      const settlement = settlementOf(services, ended, now);
      const isSettled = (await settleRows(trx, outboxQueue, [{ id, token: ended.claim.token }], settlement)) > 0;
      const outcome = settlement.state === 'pending' ? 'retrying' : settlement.state;
      return { outcome: isSettled ? outcome : 'lost', retryInMs: (settlement.next_attempt_at ?? now) - now };
    },
    settling(services),
  );
}

type Settlement = Partial<MailRow> & Pick<MailRow, 'state'>;

function settlementOf({ config, clock }: Services, { claim, error, random }: Ended, now: number): Settlement {
  const { number } = claim;
  const attempt = { attempts: number, last_error: error };
  const end = { ...attempt, ...withoutContent, next_attempt_at: null, finished_at: clock.now() };
  if (error === null) return { ...end, state: 'sent' };
  const policy = { scheduleSeconds: config.notificationRetrySeconds, random };
  const next = nextAttemptAt({ number, endedAt: now }, policy);
  return next === undefined ? { ...end, state: 'failed' } : { ...attempt, state: 'pending', next_attempt_at: next };
}
