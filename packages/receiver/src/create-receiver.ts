import { SIGNATURE_HEADER } from '@linkvitals/contract/signature';
import { dedupeKey } from './dedupe-key.ts';
import { WebhookError } from './errors.ts';
import { isKnownEvent, type WebhookEvent } from './events.ts';
import { parseEvent } from './parse-event.ts';
import { answer, type Delivery, processDelivery } from './process-delivery.ts';
import { readBody } from './read-body.ts';
import type { Receiver, ReceiverOptions, ReceiverReply, WebhookHandler } from './receiver-types.ts';
import { readHeader } from './request-headers.ts';
import { type Settings, toSettings } from './settings.ts';
import { verify } from './verify.ts';

/**
 * A receiver for one webhook endpoint: it verifies, deduplicates, calls the handler, and makes the answer.
 * @throws RangeError on invalid options: an empty secret, a tolerance of 0, a handler that is no function or has no
 * known event
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  const settings = toSettings(options);
  return {
    maxBodyBytes: settings.maxBodyBytes,
    handle: (request) => {
      const deliveryId = readHeader(request.headers, 'x-service-delivery') || null;
      // `info` advances with the delivery, so that an error is reported and answered by its stage.
      const delivery: Delivery = { request, info: { stage: 'request', status: 500, deliveryId } };
      return receive(settings, delivery).catch((error: unknown) => refuse(settings, delivery, error));
    },
  };
}

/** Checks a request: form, size, signature, envelope, in this order. Then calls its handler. */
async function receive(settings: Settings, delivery: Delivery): Promise<ReceiverReply> {
  const { info, request } = delivery;
  const body = await readBody(request, settings.maxBodyBytes);
  info.stage = 'secret';
  const secret = await settings.secrets();
  info.stage = 'signature';
  const { timestamp } = await verify(body, readHeader(request.headers, SIGNATURE_HEADER), { ...settings, secret });
  info.stage = 'payload';
  const event = parseEvent(body);
  info.event = event;
  const handler = handlerOf(settings, event);
  if (!handler) return answer(200, 'ignored');
  info.stage = 'request';
  const defaultKey = await dedupeKey(event, body);
  const key = settings.dedupeKey?.(event, defaultKey) ?? defaultKey;
  return await processDelivery(settings, { ...delivery, handler, event, key, signedAt: timestamp });
}

/**
 * The handler of an event. The name comes from the sender, so only known names are looked up in `on`, and `constructor`
 * finds nothing.
 */
function handlerOf({ on, onUnknown }: Settings, event: WebhookEvent): WebhookHandler<WebhookEvent> | undefined {
  const handler = isKnownEvent(event) ? on?.[event.event] : onUnknown;
  return handler as WebhookHandler<WebhookEvent> | undefined;
}

/**
 * Refuses a request. The sender gets a reason only when it reveals nothing: never for a bad signature or a failure of
 * the receiver.
 */
async function refuse({ report }: Settings, { info }: Delivery, error: unknown): Promise<ReceiverReply> {
  const refused = error instanceof WebhookError && error;
  // Without its secret or its store the receiver is unavailable; anything else is a bug in the application.
  info.status = refused ? refused.status : info.stage === 'request' ? 500 : 503;
  await report(error, info);
  const { status } = info;
  // While it is unavailable, the sender should come back in 30 s.
  const reply = answer(status, status < 500 ? 'rejected' : 'failed', status === 503 ? 30 : 0);
  if (status === 405) reply.headers.Allow = 'POST';
  if (refused && status !== 401) reply.body = refused.message;
  return reply;
}
