import type { KnownEventType } from '@linkvitals/contract';
import type { Executor } from '../../platform/storage/index.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { listEndpointsOfAccount } from './store.ts';

interface Topic {
  /** Null: the event is about no domain, so only endpoints of all domains get it. */
  readonly domainId: string | null;
  readonly event: KnownEventType;
}

/** Whether the endpoint is subscribed to this event and this domain */
export function isSubscribed(
  endpoint: Pick<EndpointRow, 'events' | 'domain_ids'>,
  { domainId, event }: Topic,
): boolean {
  if (!endpoint.events.some((chosen) => chosen === event)) return false;
  return endpoint.domain_ids === null || (domainId !== null && endpoint.domain_ids.includes(domainId));
}

/**
 * The endpoints of the account that are subscribed to the event and the domain, including disabled ones. They are
 * locked until the caller's transaction ends.
 */
export async function subscribedEndpoints(
  executor: Executor,
  { accountId, ...topic }: Topic & { readonly accountId: string },
): Promise<EndpointRow[]> {
  const endpoints = await listEndpointsOfAccount(executor, accountId, { lock: 'share', only: topic.domainId });
  return endpoints.filter((endpoint) => isSubscribed(endpoint, topic));
}
