import type { Context } from '../../context.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { notFound } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { getDomain } from '../../sites/domains/index.ts';
import { auditedValues } from './audited-values.ts';
import { deleteShareLink, findShareLink } from './store.ts';

interface Input {
  readonly domainId: string;
  readonly shareLinkId: string;
}

/** Revokes a share link, whose address is unknown from now on. @throws ServiceError `not_found`, `forbidden` */
export async function revokeShareLink(ctx: Context, { domainId, shareLinkId }: Input): Promise<void> {
  const { hostname } = await getDomain(ctx, domainId);
  const which = { accountId: ctx.account.id, domainId, id: shareLinkId };
  await transaction(ctx.db, async (trx) => {
    const row = await findShareLink(trx, which);
    if (row === undefined || !(await deleteShareLink(trx, which))) throw notFound('share link');
    const subject = { id: row.id, name: hostname };
    await recordAudit(ctx, trx, { action: 'share_link.revoked', domainId, subject, before: auditedValues(row) });
  });
}
