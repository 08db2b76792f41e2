import type { Services } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import type { EndpointRow } from '../../webhooks/index.ts';
import { whyNotReady } from '../settings/channel-status.ts';
import { findSettings } from '../settings/settings-store.ts';
import { type NewNotification, queueNotifications, toNew } from './queue-notifications.ts';

interface Disabled {
  readonly endpoint: EndpointRow;
  readonly reason: 'gone' | 'failing';
}

/** Queues the notice to the account, in the transaction that disables the endpoint. */
export async function recordWebhookDisabled(
  services: Services,
  trx: Executor,
  { endpoint, reason }: Disabled,
): Promise<readonly NewNotification[]> {
  const settings = await findSettings(trx, endpoint.account_id);
  if (settings === undefined || whyNotReady(services, 'email', settings) !== undefined) return [];
  const host = URL.parse(endpoint.url)?.host ?? '';
  const { id, description, version } = endpoint;
  const content = { kind: 'webhook_disabled', webhook_id: id, host, description, reason } as const;
  // An endpoint may be enabled again and fail again: its version distinguishes the times.
  const fact = { channel: 'email', content, about: `${id} ${version}`, webhookId: id } as const;
  return (await queueNotifications(services, trx, { settings, fact })).map(toNew);
}
