import type { WebhookUpdate } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { assertVersion, changedSince } from '../../platform/asserts/assert-version.ts';
import { plainText } from '../../platform/asserts/written-text.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { notFound } from '../../platform/errors.ts';
import { type Executor, transaction } from '../../platform/storage/index.ts';
import { auditedValues, auditSubject } from './audited-values.ts';
import { checkDomainIds } from './check-domain-ids.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { checkEndpointUrl } from './endpoint-url.ts';
import { getWebhook } from './get-webhook.ts';
import { type EndpointChange, findEndpoint, updateEndpoint } from './store.ts';
import { viewerOf } from './viewer.ts';

export interface UpdateWebhookInput {
  readonly webhookId: string;
  readonly change: WebhookUpdate;
  /** Version that the endpoint must still have; undefined: any. */
  readonly version: number | undefined;
  /**
   * Ends the endpoint's deliveries, in the same transaction, when the change disables it. The caller passes this
   * function, because deliveries belong to a feature that imports this one.
   */
  readonly onDisabled: (trx: Executor, endpoint: { readonly id: string; readonly at: number }) => Promise<unknown>;
}

/**
 * Changes the given members of an endpoint and keeps the others. Enabling an endpoint resets the counters of failures.
 * @throws ServiceError `not_found`, `precondition_failed`, `invalid_webhook_url`, `invalid_setting`
 */
export async function updateWebhook(ctx: Context, input: UpdateWebhookInput): Promise<EndpointRow> {
  const { webhookId, change } = input;
  // This check comes before the slow DNS query; the one in the transaction decides.
  assertVersion(await getWebhook(ctx, { webhookId }), input.version, 'webhook');
  const url = change.url === undefined ? undefined : await checkEndpointUrl(ctx, change.url);
  const at = ctx.clock.now();
  await transaction(ctx.db, async (trx) => {
    const endpoint = await findEndpoint(trx, viewerOf(ctx), { id: webhookId, lock: 'update' });
    if (endpoint === undefined) throw notFound('webhook');
    assertVersion(endpoint, input.version, 'webhook');
    const columns: EndpointChange = {
      ...(url === undefined ? {} : { url }),
      ...(change.description === undefined ? {} : { description: plainText(change.description) }),
      ...(change.events === undefined ? {} : { events: change.events }),
      ...(change.domain_ids === undefined ? {} : { domain_ids: await checkDomainIds(ctx, trx, change.domain_ids) }),
      ...switched(endpoint, change.enabled),
      updated_at: at,
    };
    if (!(await updateEndpoint(trx, endpoint, columns))) throw changedSince('webhook');
    const before = auditedValues(endpoint);
    const isNewUrl = url !== undefined && url !== endpoint.url;
    const after = { ...auditedValues({ ...endpoint, ...columns }), ...(isNewUrl && { new_url: true }) };
    await recordAudit(ctx, trx, { action: 'webhook.updated', subject: auditSubject(endpoint), before, after });
    if (columns.state === 'disabled') await input.onDisabled(trx, { id: webhookId, at });
  });
  return getWebhook(ctx, { webhookId });
}

/** Columns of a change of `enabled`. An endpoint that is disabled already keeps its reason. */
function switched({ state }: EndpointRow, enabled: boolean | undefined): EndpointChange {
  if (enabled === undefined || enabled === (state === 'enabled')) return {};
  if (!enabled) return { state: 'disabled', disabled_reason: 'manual' };
  return { state: 'enabled', disabled_reason: null, failing_since: null, exhausted_count: 0 };
}
