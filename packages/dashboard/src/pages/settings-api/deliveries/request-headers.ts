import type { Delivery } from '@linkvitals/contract/types';

type Attempt = Pick<Delivery['attempts'][number], 'number' | 'signature'>;

/** The headers of an attempt's request, in the order of docs/webhooks.md. Without a signature, its headers are left out. */
export const requestHeaders = (
  { id, event, webhook_id }: Pick<Delivery, 'id' | 'event' | 'webhook_id'>,
  { number, signature }: Attempt,
): readonly (readonly [name: string, value: string])[] => [
  ['Content-Type', 'application/json'],
  ['User-Agent', 'Linkvitals-Webhook/1.0'],
  ['X-Service-Event', event],
  ...(signature === null ? [] : [['X-Service-Signature', signature] as const]),
  ['X-Service-Delivery', id],
  ['X-Service-Attempt', String(number)],
  ['X-Service-Webhook-Id', webhook_id],
];
