import type { BadgeMetric } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { notFound } from '../../../platform/errors.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { getDomain } from '../../../sites/domains/index.ts';
import { deleteBadgeRow } from './badge-store.ts';

interface Input {
  readonly domainId: string;
  readonly metric: BadgeMetric;
}

/** Deletes a badge, whose address is unknown from now on. @throws ServiceError `not_found`, `forbidden` */
export async function deleteBadge(ctx: Context, { domainId, metric }: Input): Promise<void> {
  const { id, hostname } = await getDomain(ctx, domainId);
  await transaction(ctx.db, async (trx) => {
    if (!(await deleteBadgeRow(trx, { accountId: ctx.account.id, domainId: id, metric }))) throw notFound('badge');
    const audited = { domainId: id, subject: { id, name: hostname } };
    await recordAudit(ctx, trx, { action: 'badge.deleted', ...audited, before: { metric } });
  });
}
