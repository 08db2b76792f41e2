import type { Services } from '../context.ts';
import { isPlainAddress } from '../mail/index.ts';
import { type Executor, readDatabaseNow } from '../storage/index.ts';
import type { MailContent, PersonMailKind } from './mail-row.ts';
import { insertMail } from './store.ts';

/** A server that was away sends nothing older than this. */
const SENT_WITHIN_MS = 3 * 24 * 60 * 60 * 1000;

export interface NewMail extends MailContent {
  /** One address. */
  readonly to: string;
  readonly kind: PersonMailKind;
  /** Epoch ms: when the link in it ends. Default: in 3 days. */
  readonly expiresAt?: number;
}

/** A mail that wants its first attempt, `at` in epoch ms of this process's clock. */
export interface QueuedMail {
  readonly id: string;
  readonly at: number;
}

type Parts = Pick<Services, 'db' | 'ids' | 'clock' | 'config' | 'secrets'>;

/** Whether mails to an address can be sent: there is a mail server, and every mail server takes such an address. */
export const canMail = ({ config }: Pick<Services, 'config'>, to: string): boolean =>
  config.mail !== undefined && isPlainAddress(to);

/**
 * Writes a mail inside the caller's transaction, so that it is sent if and only if what it is about was done. Call
 * `alarms.wake` once that is committed. Undefined where no mail can be sent (`canMail`): nothing is written then, and the
 * caller says so to whoever waits for it.
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
