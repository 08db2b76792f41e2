import { toHex } from '@linkvitals/contract/signature';
import { isKnownEvent, type WebhookEvent } from './events.ts';

/**
 * The key by which two deliveries are the same event. One crawl sends several events, so the key has the event's name
 * and the crawl's id. For an event without a crawl, or of an unknown type, the key is a hash of the signed bytes, which
 * are the same on every retry. `X-Service-Delivery` is not signed, so an attacker could replay a body with a new value.
 */
export async function dedupeKey(event: WebhookEvent, body: Uint8Array): Promise<string> {
  if (isKnownEvent(event) && event.event !== 'test') return `${event.event}:${event.data.crawl_id}`;
  return `${event.event}:${toHex(await crypto.subtle.digest('SHA-256', body as Uint8Array<ArrayBuffer>))}`;
}
