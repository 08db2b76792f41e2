import type { DomainUpdate } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { setDomainEndpoints } from '../../outgoing/webhooks/index.ts';
import { assertVersion, changedSince } from '../../platform/asserts/assert-version.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { transaction } from '../../platform/storage/index.ts';
import { auditedValues, auditSubject, isNewHeaders } from './audited-values.ts';
import type { DomainRow } from './domain-row.ts';
import { getDomain, lockDomain } from './get-domain.ts';
import { assertWritable } from './read-only.ts';
import { isSameSchedule, nextCrawlAt } from './schedule/schedule.ts';
import { checkExclusions } from './settings/exclusions.ts';
import { checkRendering, mergeCrawlConfig } from './settings/merge-crawl-config.ts';
import { mergeSettings } from './settings/merge-settings.ts';
import { updateDomainRow } from './store.ts';

interface UpdateDomainInput {
  readonly domainId: string;
  readonly change: DomainUpdate;
  /** Version that the domain must still have; undefined: any. */
  readonly version: number | undefined;
}

/**
 * Changes the given members and keeps the others; all or nothing.
 * @throws ServiceError `not_found`, `domain_read_only`, `precondition_failed`, `plan_required`, `plan_limit_reached`,
 * `invalid_setting`, `unavailable`
 */
export async function updateDomain(ctx: Context, { domainId, change, version }: UpdateDomainInput): Promise<DomainRow> {
  await assertWritable(ctx, await getDomain(ctx, domainId));
  await checkExclusions(ctx, change.crawl_config?.exclusions);
  await checkRendering(ctx, change.crawl_config);
  const now = ctx.clock.now();
  await transaction(ctx.db, async (trx) => {
    const row = await lockDomain(ctx, trx, domainId);
    assertVersion(row, version, 'domain');
    const crawlConfig = mergeCrawlConfig(ctx, row.crawl_config, change.crawl_config);
    const columns = {
      settings: mergeSettings(ctx, row.settings, change.settings),
      crawl_config: crawlConfig,
      ...(isSameSchedule(crawlConfig, row.crawl_config)
        ? { next_crawl_at: row.next_crawl_at, next_crawl_set_at: row.next_crawl_set_at }
        : {
            next_crawl_at: nextCrawlAt(crawlConfig, { id: row.id, plan: ctx.account.plan, after: now }),
            next_crawl_set_at: now,
          }),
      updated_at: now,
    };
    if (!(await updateDomainRow(trx, row, columns))) throw changedSince('domain');
    const endpointIds = change.settings?.webhook_ids;
    const endpoints = endpointIds && (await setDomainEndpoints(ctx, trx, { domainId, endpointIds }));
    await recordAudit(ctx, trx, {
      action: 'domain.updated',
      domainId: row.id,
      subject: auditSubject(row),
      before: { ...auditedValues(row), ...(endpoints && { webhook_ids: endpoints.before }) },
      after: {
        ...auditedValues(columns),
        ...(endpoints && { webhook_ids: endpoints.after }),
        ...(isNewHeaders(ctx, row, columns) && { new_request_headers: true }),
      },
    });
  });
  return getDomain(ctx, domainId);
}
