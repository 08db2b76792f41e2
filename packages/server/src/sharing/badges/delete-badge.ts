import type { BadgeMetric } from '@linkvitals/contract';
import { recordAudit } from '../../audit/index.ts';
import type { Context } from '../../context.ts';
import { getDomain } from '../../domains/index.ts';
import { notFound } from '../../errors.ts';
import { transaction } from '../../storage/index.ts';
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
