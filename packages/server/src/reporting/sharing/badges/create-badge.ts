import type { BadgeMetric } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { publicUrl } from '../../../platform/crawler-identity.ts';
import { hashSecretToken } from '../../../platform/secret-token.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { getDomain, lockDomain } from '../../../sites/domains/index.ts';
import { assertSharing } from '../assert-sharing.ts';
import { newShareToken } from '../share-token.ts';
import { type BadgeRow, replaceBadge } from './badge-store.ts';

interface Input {
  readonly domainId: string;
  readonly metric: BadgeMetric;
}

export interface NewBadge {
  readonly row: BadgeRow;
  /** Address of the badge. Only this answer holds it. */
  readonly url: string;
}

/**
 * Gives the badge of a metric a new address; the old one stops working.
 * @throws ServiceError `not_found`, `forbidden`, `sharing_disabled`
 */
export async function createBadge(ctx: Context, { domainId, metric }: Input): Promise<NewBadge> {
  const domain = await getDomain(ctx, domainId);
  assertSharing(domain);
  const token = newShareToken(ctx.ids);
  const row: BadgeRow = {
    domain_id: domain.id,
    metric,
    account_id: ctx.account.id,
    token_hash: hashSecretToken(token),
    created_at: ctx.clock.now(),
  };
  await transaction(ctx.db, async (trx) => {
    await lockDomain(ctx, trx, domain.id);
    await replaceBadge(trx, row);
    const subject = { id: domain.id, name: domain.hostname };
    await recordAudit(ctx, trx, { action: 'badge.created', domainId: domain.id, subject, after: { metric } });
  });
  return { row, url: `${publicUrl(ctx.config)}/badge/${token}.svg` };
}
