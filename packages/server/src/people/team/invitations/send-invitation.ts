import type { Context } from '../../../context.ts';
import { composeMail, countMails, nameInMail, type QueuedMail, queueMail } from '../../../outgoing/outbox/index.ts';
import { publicUrl } from '../../../platform/crawler-identity.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { hashSecretToken, newSecretToken } from '../../../platform/secret-token.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { languageOf, type Words, wordsFor } from '../../../reporting/texts/words.ts';
import { findLocale, findUserByEmail, listUserNames } from '../../users/index.ts';
import type { InvitationRow } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const LASTS_FOR = 7 * DAY;
/**
 * Maximum number of invitations a day to one address, from all accounts together, so that nobody can fill a mailbox
 * with them.
 */
const MAILS_A_DAY = 10;

/** A new link of an invitation. Only the link itself holds the token. */
export interface NewLink {
  readonly token: string;
  readonly columns: Pick<InvitationRow, 'token_hash' | 'sent_at' | 'expires_at'>;
}

export function newLink({ ids, clock }: Pick<Context, 'ids' | 'clock'>): NewLink {
  const token = newSecretToken(ids);
  const sent_at = clock.now();
  return { token, columns: { token_hash: hashSecretToken(token), sent_at, expires_at: sent_at + LASTS_FOR } };
}

/** An invitation, and the way in which the invited person gets its link */
export interface SentInvitation {
  readonly row: InvitationRow;
  readonly invitedBy: string | null;
  /** Undefined: no mail can be sent, and somebody has to pass `link` on. */
  readonly mail: QueuedMail | undefined;
  readonly link: string;
}

/**
 * Queues the mail of an invitation. @throws ServiceError `rate_limited` when the address was invited too often today
 */
export async function sendInvitation(
  ctx: Context,
  trx: Executor,
  { row, token }: { readonly row: InvitationRow; readonly token: string },
): Promise<SentInvitation> {
  const invited = { recipient: row.email, kind: 'invitation', since: ctx.clock.now() - DAY } as const;
  if ((await countMails(trx, invited)) >= MAILS_A_DAY) {
    const detail = 'This address was invited too often in the last 24 hours. Try again tomorrow.';
    throw new ServiceError('rate_limited', { detail, retryAfterSeconds: DAY / 1000 });
  }
  // Browsers do not send the part behind `#`, so no log holds the token.
  const link = `${publicUrl(ctx.config)}/invitation#${token}`;
  const invitedBy = (await listUserNames(trx, [row.invited_by])).get(row.invited_by) ?? null;
  const names = { inviter: invitedBy ?? '', account: ctx.account.name, link };
  const content = mailOf(row, names, await wordsFrom(trx, row));
  const mail = await queueMail(ctx, trx, { to: row.email, kind: 'invitation', expiresAt: row.expires_at, ...content });
  return { row, invitedBy, mail, link };
}

/** Texts in the language of the invited person if they are known here, otherwise of the inviter */
async function wordsFrom(trx: Executor, { email, invited_by }: InvitationRow): Promise<Words> {
  const known = await findUserByEmail(trx, email);
  // It is read even when the address is known, so that an invitation takes equally long for a known and an unknown
  // address.
  const inviter = invited_by === null ? undefined : await findLocale(trx, invited_by);
  const locale = known?.locale ?? inviter ?? 'en';
  return wordsFor(languageOf(locale));
}

interface Names {
  readonly inviter: string;
  readonly account: string;
  readonly link: string;
}

function mailOf({ role, expires_at }: InvitationRow, { inviter, account, link }: Names, words: Words) {
  const { invitation } = words.texts.mails;
  const [who, team] = [nameInMail(inviter) || invitation.somebody, nameInMail(account)];
  const notes = [invitation.until(words.format.dateTime(expires_at)), invitation.unexpected];
  return composeMail(
    {
      subject: invitation.subject(who, team),
      paragraphs: [invitation.text(who, team), invitation.roles[role]],
      action: { label: invitation.action, url: link },
      notes,
    },
    words,
  );
}
