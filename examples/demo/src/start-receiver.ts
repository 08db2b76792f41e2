import { createReceiver, type Receiver, type WebhookEvent } from '@linkvitals/receiver';
import { memoryStore } from '@linkvitals/receiver/stores/memory';
import { type ReceivedRequest, startSubscriber } from '@linkvitals/testing';

export interface DemoReceiver extends AsyncDisposable {
  readonly url: string;
  /** Verified and handled events, each once. */
  readonly handled: readonly WebhookEvent[];
  /** Every received request, oldest first. */
  readonly received: readonly ReceivedRequest[];
  /** Sets the secret, which is known once the endpoint was created. */
  useSecret(secret: string): void;
  /** Resolves when this many requests have arrived. */
  arrived(count: number): Promise<unknown>;
}

/** A subscriber as in an application: an HTTP server, the receiver, a handler per event. */
export async function startReceiver(): Promise<DemoReceiver> {
  const handled: WebhookEvent[] = [];
  let receiver: Receiver | undefined;
  const subscriber = await startSubscriber({
    async respond({ method, headers, body }) {
      if (receiver === undefined) return { status: 503 };
      return receiver.handle({ method, headers, body });
    },
  });
  const keep = (event: WebhookEvent) => void handled.push(event);
  return {
    url: `${subscriber.url}/webhooks`,
    handled,
    received: subscriber.received,
    useSecret(secret) {
      const on = { 'crawl.started': keep, 'crawl.completed': keep, 'broken_links.found': keep };
      receiver = createReceiver({ secret, dedupe: memoryStore(), on, onError: () => {} });
    },
    arrived: (count) => subscriber.waitFor((_, index) => index === count - 1),
    [Symbol.asyncDispose]: () => subscriber.close(),
  };
}
