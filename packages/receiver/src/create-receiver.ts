import { admit, type Refusal } from './admit.ts';
import { dedupeKey } from './dedupe-key.ts';
import { isKnownEvent, type WebhookEvent } from './events.ts';
import { processDelivery } from './process-delivery.ts';
import { readWebBody } from './read-web-body.ts';
import type { Receiver, ReceiverOptions, ReceiverReply, ReceiverRequest, WebhookHandler } from './receiver-types.ts';
import { reply } from './reply.ts';
import { readHeader } from './request-headers.ts';
import { type Settings, toSettings } from './settings.ts';

/**
 * A receiver for one webhook endpoint: verifies, deduplicates, calls the handler, and says how to answer.
 * @throws RangeError on options that cannot be meant: an empty secret, a tolerance of 0, a handler of no known event
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  const settings = toSettings(options);
  const handle = (request: ReceiverRequest) => answer(settings, request);
  return {
    handle,
    fetch: async (request) => {
      const { status, headers, body } = await handle({
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        body: (maxBytes) => readWebBody(request, maxBytes),
      });
      return new Response(body === '' ? null : body, { status, headers });
    },
  };
}

async function answer(settings: Settings, request: ReceiverRequest): Promise<ReceiverReply> {
  const deliveryId = readHeader(request.headers, 'x-service-delivery');
  try {
    const admitted = await admit(settings, request);
    if (admitted.kind === 'refusal') {
      const { error, stage, status } = admitted;
      await settings.report(error, { stage, status, deliveryId });
      return refuse(admitted);
    }
    const { event, body } = admitted;
    const handler = handlerOf(settings, event);
    if (!handler) return reply(200, 'ignored');
    const defaultKey = await dedupeKey(event, body);
    const key = settings.dedupeKey?.(event, defaultKey) ?? defaultKey;
    return await processDelivery(settings, { delivery: admitted, request, handler, key });
  } catch (error) {
    // Nothing of ours throws here; a caller's own body source or `dedupeKey` may.
    await settings.report(error, { stage: 'request', status: 500, deliveryId });
    return reply(500, 'failed');
  }
}

/** Reasons go to the sender only where they give nothing away: never for a bad signature or a failure of our own. */
function refuse({ status, stage, error, headers }: Refusal): ReceiverReply {
  const told = (stage === 'request' || stage === 'payload') && error instanceof Error;
  return reply(status, status >= 500 ? 'failed' : 'rejected', {
    headers,
    ...(told ? { text: error.message } : {}),
    ...(status === 503 ? { retryAfterSeconds: 30 } : {}),
  });
}

/** The name comes from the sender: only known ones are looked up in `on`, so `constructor` finds nothing there. */
function handlerOf({ on, onUnknown }: Settings, event: WebhookEvent): WebhookHandler<WebhookEvent> | undefined {
  const handler = isKnownEvent(event) ? on?.[event.event] : onUnknown;
  return handler as WebhookHandler<WebhookEvent> | undefined;
}
