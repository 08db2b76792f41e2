import type { Services } from '../../context.ts';
import type { NotificationResult } from '../../platform/meter.ts';
import { timeOfStatement } from '../../platform/storage/index.ts';
import { keepLease, listNext } from '../attempts/index.ts';
import { attemptMail, settleMail } from './attempt-mail.ts';
import { type ClaimedMail, claimMail } from './claim-mail.ts';
import { outboxQueue } from './outbox-queue.ts';

interface SendInput {
  readonly mailId: string;
  /** Once aborted, no attempt is begun. One under way may finish; it takes at most 30 s. */
  readonly signal?: AbortSignal | undefined;
  /** A number from 0 to 1, which spreads retries. Default: Math.random. */
  readonly random?: () => number;
}

/** The outcome of an alarm; with the last five no attempt was made. */
export type MailOutcome = NotificationResult | 'aborted' | 'early' | 'taken' | 'busy' | 'ended';

/**
 * Makes the attempt of an alarm, if the row says that one is due. A process that dies after the claim leaves a lease
 * that expires; then the attempt is made again.
 */
export async function sendMail(services: Services, input: SendInput): Promise<MailOutcome> {
  const { mailId: id, signal, random = Math.random } = input;
  if (signal?.aborted) return 'aborted';
  const claim = await claimMail(services, id);
  const { alarms, clock } = services;
  if (claim.kind === 'early') await alarms.wake('mail', { id, at: clock.now() + claim.waitMs });
  await alarms.wake('mail', claim.next);
  if (claim.kind !== 'claimed') return claim.kind;
  const { error, outcome, retryInMs } = await inSlot(services, claim, random());
  services.meter.mailTried({ outcome });
  const what = { mail_id: id, kind: claim.row.kind, attempt: claim.number, outcome, error };
  if (outcome === 'failed') services.log.warn(what, 'a mail to a person was given up');
  else services.log.info(what, 'mail attempted');
  if (outcome === 'retrying') await alarms.wake('mail', { id, at: clock.now() + retryInMs });
  const { db } = services;
  const [next] = await listNext(db.knex, outboxQueue, [claim], { now: timeOfStatement(db) });
  await alarms.wake('mail', next);
  return outcome;
}

/** The part of an attempt that holds its slot */
async function inSlot(services: Services, claim: ClaimedMail, random: number) {
  await using _lease = keepLease(services, { table: 'outgoing_mails', id: claim.row.id, token: claim.token });
  const error = await attemptMail(services, claim);
  return { error, ...(await settleMail(services, { claim, error, random })) };
}
