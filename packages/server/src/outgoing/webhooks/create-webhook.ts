import type { SubscribableEventType } from '@linkvitals/contract';
import { generateSecret } from '@linkvitals/contract/signature';
import type { Context } from '../../context.ts';
import { lockAccount } from '../../people/accounts/index.ts';
import { plainText } from '../../platform/asserts/written-text.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { auditedValues, auditSubject } from './audited-values.ts';
import { checkDomainIds } from './check-domain-ids.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { checkEndpointUrl } from './endpoint-url.ts';
import { secretHint } from './secrets/secret-hint.ts';
import { countEndpoints, insertEndpoint } from './store.ts';

export interface CreateWebhookInput {
  readonly url: string;
  readonly description?: string | undefined;
  readonly events: readonly SubscribableEventType[];
  /** Null or left out: all domains of the account. */
  readonly domainIds?: readonly string[] | null | undefined;
}

/**
 * Registers an endpoint. Only the answer holds the secret, which is stored sealed.
 * @throws ServiceError `invalid_webhook_url`, `invalid_setting`, `plan_limit_reached`
 */
export async function createWebhook(
  ctx: Context,
  input: CreateWebhookInput,
): Promise<{ readonly endpoint: EndpointRow; readonly secret: string }> {
  const url = await checkEndpointUrl(ctx, input.url);
  const secret = generateSecret();
  const draft = newEndpoint(ctx, { url, secret, input });
  const endpoint = await transaction(ctx.db, async (trx) => {
    await lockAccount(trx, ctx.account.id);
    assertBelowLimit(ctx, await countEndpoints(trx, ctx.account.id));
    const row = { ...draft, domain_ids: await checkDomainIds(ctx, trx, input.domainIds ?? null) };
    await insertEndpoint(trx, row);
    const audited = { subject: auditSubject(row), after: auditedValues(row) };
    await recordAudit(ctx, trx, { action: 'webhook.created', ...audited });
    return row;
  });
  return { endpoint, secret };
}

function assertBelowLimit({ account }: Context, count: number): void {
  const limit = account.plan.webhook_endpoints;
  if (count < limit) return;
  const endpoints = limit === 1 ? 'one webhook endpoint' : `${limit} webhook endpoints`;
  throw new ServiceError(
    'plan_limit_reached',
    `The plan ${account.planName} has room for ${endpoints}; delete one first.`,
  );
}

function newEndpoint(
  ctx: Context,
  { url, secret, input }: { url: string; secret: string; input: CreateWebhookInput },
): EndpointRow {
  const sealed = ctx.secrets.seal(secret);
  const now = ctx.clock.now();
  return {
    id: ctx.ids.uuid(),
    account_id: ctx.account.id,
    url,
    description: plainText(input.description ?? ''),
    events: input.events,
    domain_ids: null,
    secret_ciphertext: sealed.ciphertext,
    secret_key_id: sealed.keyId,
    secret_hint: secretHint(secret),
    previous_secret_ciphertext: null,
    previous_secret_key_id: null,
    previous_secret_expires_at: null,
    state: 'enabled',
    disabled_reason: null,
    failing_since: null,
    exhausted_count: 0,
    deleted_at: null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
}
