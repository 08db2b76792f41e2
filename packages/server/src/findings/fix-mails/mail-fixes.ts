import type { FixMail, FixMailQueued } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { toMail } from '../../outgoing/notifications/index.ts';
import { canMail, queueMail } from '../../outgoing/outbox/index.ts';
import { countMailedFixes } from '../../people/limits/index.ts';
import { listUserNames } from '../../people/users/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { publicUrl } from '../../platform/crawler-identity.ts';
import { invalidSetting, ServiceError } from '../../platform/errors.ts';
import { pageLinks } from '../../platform/page-links.ts';
import { transaction } from '../../platform/storage/index.ts';
import { languageOf, wordsFor } from '../../reporting/texts/words.ts';
import { getDomain, lockDomain } from '../../sites/domains/index.ts';
import { countFixPoints, readHandedFixes } from '../issues/index.ts';
import { describeMail } from './describe-mail.ts';
import { findRecipient, type Recipient } from './find-recipient.ts';

/** Issues of a fix whose places a mail names. */
const PLACES = 3;

interface Input {
  readonly domainId: string;
  readonly mail: FixMail;
}

/** @throws ServiceError `channel_not_ready`, `invalid_setting` */
function assertCanMail(ctx: Context, { email }: Recipient): void {
  if (canMail(ctx, email)) return;
  if (ctx.config.mail === undefined) throw new ServiceError('channel_not_ready', 'This server has no mail server.');
  throw invalidSetting('to', 'Give an address of ASCII characters: not every mail server takes others.');
}

async function nameOfSender({ actor, db }: Context): Promise<string> {
  if (actor.kind !== 'person') return actor.name;
  return (await listUserNames(db.knex, [actor.id])).get(actor.id) ?? '';
}

/**
 * Mails fixes of a domain to the person who makes them, a member or somebody else.
 * @throws ServiceError `not_found`, `forbidden`, `invalid_setting`, `channel_not_ready`, `rate_limited`
 */
export async function mailFixes(ctx: Context, { domainId, mail }: Input): Promise<FixMailQueued> {
  const domain = await getDomain(ctx, domainId);
  const recipient = await findRecipient(ctx, mail.to, domain.id);
  assertCanMail(ctx, recipient);
  const fixes = await readHandedFixes(ctx.db.knex, { domainId: domain.id, fixIds: mail.fix_ids, each: PLACES });
  const words = wordsFor(languageOf(recipient.locale ?? ctx.actor.choices?.locale ?? null));
  const described = describeMail(
    {
      domain,
      fixes,
      points: await countFixPoints(ctx, { domainId: domain.id, fixIds: mail.fix_ids }),
      sender: await nameOfSender(ctx),
      accountName: ctx.account.name,
      note: mail.note,
      links: recipient.maySee ? pageLinks(publicUrl(ctx.config)) : undefined,
    },
    words,
  );
  const queued = await countMailedFixes(ctx, recipient.email, () =>
    transaction(ctx.db, async (trx) => {
      await lockDomain(ctx, trx, domain.id);
      const subject = { id: domain.id, name: domain.hostname };
      const after = { fixes: fixes.length, to: recipient.email };
      await recordAudit(ctx, trx, { action: 'fixes.mailed', domainId: domain.id, subject, after });
      return queueMail(ctx, trx, { to: recipient.email, kind: 'fixes', ...toMail(described, words) });
    }),
  );
  await ctx.alarms.wake('mail', queued);
  return { fixes: fixes.length };
}
