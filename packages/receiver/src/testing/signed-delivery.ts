import { sign } from '@linkvitals/contract/signature';
import type { WebhookEvent } from '../events.ts';

/** A secret for tests, which is public. */
export const TEST_SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';

export interface SignedDelivery {
  method: 'POST';
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

export interface SignedDeliveryOptions {
  /** One secret, or two as during a rotation: the new one first. Default `TEST_SECRET`. */
  secret?: string | readonly string[] | undefined;
  /** Milliseconds since 1970 at which the attempt is signed. Default now. */
  at?: number | undefined;
  /** Number of the attempt, 1 to 4, default 1. */
  attempt?: number | undefined;
  /** Default a new UUID. */
  deliveryId?: string | undefined;
  /** Default a fixed UUID. */
  webhookId?: string | undefined;
  /** Headers in addition to those of the service, or in their place. */
  headers?: Record<string, string> | undefined;
}

/**
 * A request as from the service: `fetch(url, await signedDelivery(event))`, `receiver.handle(await
 * signedDelivery(event))`.
 * @param payload an event, written as JSON; or the body itself, as text or bytes
 */
export async function signedDelivery(
  payload: WebhookEvent | string | Uint8Array,
  options: SignedDeliveryOptions = {},
): Promise<SignedDelivery> {
  const { secret = TEST_SECRET, at = Date.now(), attempt = 1, deliveryId = crypto.randomUUID() } = options;
  const { webhookId = '01994b1e-7f00-7000-8000-000000000003', headers } = options;
  const body = bytesOf(payload);
  const secrets = typeof secret === 'string' ? [secret] : secret;
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Linkvitals-Webhook/1.0',
      'x-service-signature': await sign(body, { secrets, timestamp: Math.floor(at / 1000) }),
      'x-service-event': nameOf(payload),
      'x-service-delivery': deliveryId,
      'x-service-attempt': String(attempt),
      'x-service-webhook-id': webhookId,
      ...headers,
    },
  };
}

/** The same as a web `Request`, for route handlers. */
export async function signedRequest(
  url: string,
  payload: WebhookEvent | string | Uint8Array,
  options?: SignedDeliveryOptions,
): Promise<Request> {
  return new Request(url, await signedDelivery(payload, options));
}

function bytesOf(payload: WebhookEvent | string | Uint8Array): Uint8Array<ArrayBuffer> {
  if (payload instanceof Uint8Array) return new Uint8Array(payload);
  return new TextEncoder().encode(typeof payload === 'string' ? payload : JSON.stringify(payload));
}

function nameOf(payload: WebhookEvent | string | Uint8Array): string {
  return typeof payload === 'object' && 'event' in payload ? payload.event : 'test';
}
