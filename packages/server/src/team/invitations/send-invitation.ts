import type { Context } from '../../context.ts';
import { publicUrl } from '../../crawler-identity.ts';
import { ServiceError } from '../../errors.ts';
import { composeMail, countMails, nameInMail, type QueuedMail, queueMail } from '../../outbox/index.ts';
import { hashSecretToken, newSecretToken } from '../../secret-token.ts';
import type { Executor } from '../../storage/index.ts';
import { listUserNames } from '../../users/index.ts';
import type { InvitationRow } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const LASTS_FOR = 7 * DAY;
/** Invitations to one address, of all accounts together: nobody's mailbox is filled through us. */
const MAILS_A_DAY = 10;

/** A link as it is made for an invitation: the token is in the link and nowhere else afterwards. */
export interface NewLink {
  readonly token: string;
  readonly columns: Pick<InvitationRow, 'token_hash' | 'sent_at' | 'expires_at'>;
}

export function newLink({ ids, clock }: Pick<Context, 'ids' | 'clock'>): NewLink {
  const token = newSecretToken(ids);
  const sent_at = clock.now();
  return { token, columns: { token_hash: hashSecretToken(token), sent_at, expires_at: sent_at + LASTS_FOR } };
}

/** An invitation with how its link reaches who is invited. */
export interface SentInvitation {
  readonly row: InvitationRow;
  readonly invitedBy: string | null;
  /** Undefined: no mail can be sent, `link` has to be passed on. */
  readonly mail: QueuedMail | undefined;
  readonly link: string;
}

/** @throws ServiceError `rate_limited` when the address was invited too often today */
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
  // Behind `#`, which browsers do not send, so that no log holds it.
  const link = `${publicUrl(ctx.config)}/invitation#${token}`;
  const invitedBy = (await listUserNames(trx, [row.invited_by])).get(row.invited_by) ?? null;
  const content = mailOf(row, { inviter: invitedBy ?? '', account: ctx.account.name, link });
  const mail = await queueMail(ctx, trx, { to: row.email, kind: 'invitation', expiresAt: row.expires_at, ...content });
  return { row, invitedBy, mail, link };
}

const WHAT: Readonly<Record<InvitationRow['role'], string>> = {
  owner: 'As an owner you can do everything in this account.',
  admin: 'As an admin you can manage its domains, members and settings.',
  member: 'As a member you can see the domains that you were given access to.',
};

interface Names {
  readonly inviter: string;
  readonly account: string;
  readonly link: string;
}

function mailOf({ role, expires_at }: InvitationRow, { inviter, account, link }: Names) {
  const [who, team] = [nameInMail(inviter) || 'Somebody', nameInMail(account)];
  const until = new Date(expires_at).toISOString().slice(0, 16).replace('T', ' ');
  return composeMail({
    subject: `${who} invites you to ${team} on Linkvitals`,
    paragraphs: [`${who} invites you to the account “${team}” on Linkvitals.`, WHAT[role]],
    action: { label: 'Accept the invitation', url: link },
    notes: [
      `The link works once, until ${until} UTC.`,
      'If you do not know what this is about, you need not do anything.',
    ],
  });
}
