import type { Services } from '../../context.ts';
import { type Executor, readDatabaseNow } from '../../platform/storage/index.ts';
import { isPlainAddress } from '../mail/index.ts';
import type { MailContent, PersonMailKind } from './mail-row.ts';
import { insertMail } from './store.ts';

/** Milliseconds after which a mail is not sent any more, for example after a long failure of the mail server */
const SENT_WITHIN_MS = 3 * 24 * 60 * 60 * 1000;

export interface NewMail extends MailContent {
  /** Address of the recipient */
  readonly to: string;
  readonly kind: PersonMailKind;
  /** End of the link in the mail, epoch ms. Default: in 3 days. */
  readonly expiresAt?: number;
}

/** A mail that needs its first attempt; `at` is in epoch ms of this process's clock. */
export interface QueuedMail {
  readonly id: string;
  readonly at: number;
}

type Parts = Pick<Services, 'db' | 'ids' | 'clock' | 'config' | 'secrets'>;

/**
 * Whether a mail can be sent to an address: there is a mail server, and the address is one that every mail server
 * accepts.
 */
export const canMail = ({ config }: Pick<Services, 'config'>, to: string): boolean =>
  config.mail !== undefined && isPlainAddress(to);

/**
 * Writes a mail inside the caller's transaction, so that it is sent if and only if its cause was committed. Call
 * `alarms.wake` after the commit. Undefined when no mail can be sent (`canMail`): then nothing is written, and the caller
 * reports that to the person who waits for it.
 */
export async function queueMail(services: Parts, trx: Executor, mail: NewMail): Promise<QueuedMail | undefined> {
  if (!canMail(services, mail.to)) return undefined;
  const { db, ids, clock, secrets } = services;
  const { to, kind, subject, text, html } = mail;
  const at = clock.now();
  const sealed = secrets.seal(JSON.stringify({ subject, text, html } satisfies MailContent));
  const id = ids.uuid();
  await insertMail(trx, {
    id,
    recipient: to,
    kind,
    content_ciphertext: sealed.ciphertext,
    content_key_id: sealed.keyId,
    state: 'pending',
    attempts: 0,
    next_attempt_at: await readDatabaseNow(db, trx),
    last_error: null,
    expires_at: Math.min(mail.expiresAt ?? Number.POSITIVE_INFINITY, at + SENT_WITHIN_MS),
    finished_at: null,
    created_at: at,
  });
  return { id, at };
}
