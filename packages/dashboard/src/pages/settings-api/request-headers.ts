import type { Delivery } from '@linkvitals/contract/types';

/**
 * The headers that an attempt sent, as docs/webhooks.md lists them.
 * @param signature stands for the value of the signature, which is made anew for each attempt and not kept
 */
export const requestHeaders = (
  { id, event, webhook_id }: Pick<Delivery, 'id' | 'event' | 'webhook_id'>,
  attempt: number,
  signature: string,
): readonly (readonly [name: string, value: string])[] => [
  ['Content-Type', 'application/json'],
  ['User-Agent', 'Linkvitals-Webhook/1.0'],
  ['X-Service-Event', event],
  ['X-Service-Signature', signature],
  ['X-Service-Delivery', id],
  ['X-Service-Attempt', String(attempt)],
  ['X-Service-Webhook-Id', webhook_id],
];
