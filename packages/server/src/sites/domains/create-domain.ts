import type { DomainCreate } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { setDomainEndpoints } from '../../outgoing/webhooks/index.ts';
import { lockAccount } from '../../people/accounts/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type Executor, isUniqueViolation, transaction } from '../../platform/storage/index.ts';
import { auditedValues, auditSubject } from './audited-values.ts';
import { type DomainRow, defaultCrawlConfig, defaultSettings, ownershipColumns } from './domain-row.ts';
import { normaliseHostname } from './hostname.ts';
import { domainLimit } from './read-only.ts';
import { nextCrawlAt } from './schedule/schedule.ts';
import { checkExclusions } from './settings/exclusions.ts';
import { checkRendering, mergeCrawlConfig } from './settings/merge-crawl-config.ts';
import { mergeSettings } from './settings/merge-settings.ts';
import { countDomains, findIdByHostname, insertDomain } from './store.ts';
import { unverified } from './verification/ownership.ts';

const TOKEN_LENGTH = 32;

/**
 * Adds a domain: unverified, with a new token that no earlier registration had.
 * @throws ServiceError `invalid_hostname`, `domain_exists`, `plan_limit_reached`, `insufficient_scope`, and every error
 * of the settings
 */
export async function createDomain(ctx: Context, input: DomainCreate): Promise<DomainRow> {
  if (ctx.actor.kind === 'person' && ctx.actor.allowedDomainIds !== null) {
    throw new ServiceError(
      'forbidden',
      'To add a domain, you need the right to edit all domains of the account. An owner can give it to you.',
    );
  }
  if (ctx.actor.domainIds !== null) {
    throw new ServiceError('insufficient_scope', 'This key is limited to some domains and cannot add another one.');
  }
  const hostname = hostnameOf(input.hostname);
  await checkExclusions(ctx, input.crawl_config?.exclusions);
  await checkRendering(ctx, input.crawl_config);
  const row = newRow(ctx, hostname, input);
  try {
    await transaction(ctx.db, async (trx) => {
      await lockAccount(trx, ctx.account.id);
      const there = await findIdByHostname(trx, ctx.account.id, hostname);
      if (there !== undefined) throw exists(hostname, there);
      await assertBelowLimit(ctx, trx);
      await insertDomain(trx, row);
      const endpointIds = input.settings?.webhook_ids;
      const endpoints = endpointIds && (await setDomainEndpoints(ctx, trx, { domainId: row.id, endpointIds }));
      const after = { ...auditedValues(row), ...(endpoints && { webhook_ids: endpoints.after }) };
      await recordAudit(ctx, trx, { action: 'domain.created', domainId: row.id, subject: auditSubject(row), after });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw exists(hostname, await findIdByHostname(ctx.db.knex, ctx.account.id, hostname));
  }
  return row;
}

function hostnameOf(input: string): string {
  const result = normaliseHostname(input);
  if ('hostname' in result) return result.hostname;
  const errors = [{ pointer: '#/hostname', detail: result.fault }];
  throw new ServiceError('invalid_hostname', { detail: result.fault, errors });
}

function newRow(ctx: Context, hostname: string, input: DomainCreate): DomainRow {
  const now = ctx.clock.now();
  const id = ctx.ids.uuid();
  // The schedule is in the person's time zone.
  const time_zone = ctx.actor.choices?.time_zone ?? defaultCrawlConfig.time_zone;
  const crawlConfig = mergeCrawlConfig(ctx, { ...defaultCrawlConfig, time_zone }, input.crawl_config);
  return {
    id,
    account_id: ctx.account.id,
    hostname,
    verification_token: ctx.ids.token(TOKEN_LENGTH),
    ...ownershipColumns(unverified),
    last_checked_at: null,
    last_check: null,
    activated_at: null,
    settings: mergeSettings(ctx, defaultSettings, input.settings),
    crawl_config: crawlConfig,
    next_crawl_at: nextCrawlAt(crawlConfig, { id, plan: ctx.account.plan, after: now }),
    next_crawl_set_at: now,
    last_run: null,
    health_score: null,
    broken_links: null,
    new_broken_links: null,
    last_crawl_at: null,
    last_crawl_id: null,
    completed_crawl_id: null,
    version: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}

async function assertBelowLimit(ctx: Context, trx: Executor): Promise<void> {
  const limit = domainLimit(ctx);
  if (limit === null || (await countDomains(trx, ctx.account.id)) < limit) return;
  const many = limit === 1 ? '1 domain' : `${limit} domains`;
  throw new ServiceError(
    'plan_limit_reached',
    `The account has all ${many} of its ${ctx.account.planName} plan. Delete one or move to a larger plan.`,
  );
}

const exists = (hostname: string, domainId: string | undefined): ServiceError =>
  new ServiceError('domain_exists', {
    detail: `${hostname} is already a domain of this account.`,
    ...(domainId === undefined ? {} : { domainId }),
  });
