import type { DomainSettingsUpdate } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { StoredSettings } from '../domain-row.ts';
import { assertIpRanges } from './ip-ranges.ts';
import { sealHeaders } from './request-headers.ts';

/**
 * Members of an update that need the agency plan. Setting one of them back to its default is allowed on every plan, so
 * that a downgraded account can clean up.
 */
function agencyMembers(update: DomainSettingsUpdate): string[] {
  const set: [name: string, isSet: boolean][] = [
    ['user_agent', update.user_agent != null],
    ['request_headers', Object.keys(update.request_headers ?? {}).length > 0],
    ['request_headers_over_http', update.request_headers_over_http === true],
    ['ip_ranges', (update.ip_ranges ?? []).length > 0],
    ['priority_crawling', update.priority_crawling === true],
  ];
  return set.filter(([, isSet]) => isSet).map(([name]) => name);
}

function assertPlan({ account }: Pick<Context, 'account'>, update: DomainSettingsUpdate): void {
  const members = account.plan.agency_features ? [] : agencyMembers(update);
  if (members.length === 0) return;
  const detail = `${members.join(', ')}: these settings are part of the agency plan; this account is on ${account.planName}.`;
  const errors = members.map((name) => ({ pointer: `#/settings/${name}`, detail: 'Agency plan only.' }));
  throw new ServiceError('plan_required', { detail, errors });
}

/**
 * Settings after an update; members that are left out stay. `webhook_ids` is not among them, because the webhooks store
 * it.
 * @throws ServiceError `plan_required`, `invalid_setting`
 */
export function mergeSettings(
  ctx: Context,
  stored: StoredSettings,
  update: DomainSettingsUpdate | undefined,
): StoredSettings {
  if (update === undefined) return stored;
  assertPlan(ctx, update);
  if (update.ip_ranges !== undefined) assertIpRanges(update.ip_ranges, ctx.config.egressAddresses);
  const { webhook_ids: _, request_headers, ...plain } = update;
  return {
    ...stored,
    ...plain,
    ...(request_headers === undefined ? {} : { request_headers: sealHeaders(ctx.secrets, request_headers) }),
  };
}
