import { toHex } from '@linkvitals/contract/signature';
import { isKnownEvent, type WebhookEvent } from './events.ts';

/**
 * What makes two deliveries the same event. One crawl sends several events, hence the name in front of its id. An event
 * without a crawl, or one whose meaning is not known, goes by the signed bytes: they are the same on every retry. The
 * unsigned `X-Service-Delivery` is of no use here: a replayed body with a new one would pass.
 */
export async function dedupeKey(event: WebhookEvent, body: Uint8Array): Promise<string> {
  if (isKnownEvent(event) && event.event !== 'test') return `${event.event}:${event.data.crawl_id}`;
  return `${event.event}:${toHex(await crypto.subtle.digest('SHA-256', body as Uint8Array<ArrayBuffer>))}`;
}
