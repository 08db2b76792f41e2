import type { Delivery } from '@linkvitals/contract/types';

type Attempt = Pick<Delivery['attempts'][number], 'number' | 'signature'>;

/** The headers that an attempt sent, as docs/webhooks.md lists them; none of the signature where there was none. */
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
