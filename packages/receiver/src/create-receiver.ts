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
 * A receiver for one webhook endpoint: verifies, deduplicates, calls the handler, and says how to answer.
 * @throws RangeError on options that cannot be meant: an empty secret, a tolerance of 0, a handler of no known event or that is no function
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  const settings = toSettings(options);
  return {
    maxBodyBytes: settings.maxBodyBytes,
    handle: (request) => {
      const deliveryId = readHeader(request.headers, 'x-service-delivery') || null;
      // `info` advances with the delivery, so that what fails is reported and answered by how far it came.
      const delivery: Delivery = { request, info: { stage: 'request', status: 500, deliveryId } };
      return receive(settings, delivery).catch((error: unknown) => refuse(settings, delivery, error));
    },
  };
}

/** From a request to a genuine event: form, size, signature, envelope, in this order; then to its handler. */
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

/** The name comes from the sender: only known ones are looked up in `on`, so `constructor` finds nothing there. */
function handlerOf({ on, onUnknown }: Settings, event: WebhookEvent): WebhookHandler<WebhookEvent> | undefined {
  const handler = isKnownEvent(event) ? on?.[event.event] : onUnknown;
  return handler as WebhookHandler<WebhookEvent> | undefined;
}

/** Reasons go to the sender only where they give nothing away: never for a bad signature or a failure of our own. */
async function refuse({ report }: Settings, { info }: Delivery, error: unknown): Promise<ReceiverReply> {
  const refused = error instanceof WebhookError && error;
  // Without its secret or its store the receiver is unavailable; anything else is a bug of whoever uses it.
  info.status = refused ? refused.status : info.stage === 'request' ? 500 : 503;
  await report(error, info);
  const { status } = info;
  // Unavailable: come back in 30 s.
  const reply = answer(status, status < 500 ? 'rejected' : 'failed', status === 503 ? 30 : 0);
  if (status === 405) reply.headers.Allow = 'POST';
  if (refused && status !== 401) reply.body = refused.message;
  return reply;
}
