import type {
  Delivery,
  DeliveryWithBody,
  QueryParameters,
  Webhook,
  WebhookCreate,
  WebhookSecretRotation,
  WebhookUpdate,
  WebhookWithSecret,
} from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { List } from '../list.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';
import type { Transport } from '../transport.ts';

/** The endpoints that hear of crawls, and what was delivered to them. */
export class Webhooks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Registers an endpoint. This answer is the only one that holds the signing secret. */
  create(body: WebhookCreate, options?: PostOptions): ApiPromise<WebhookWithSecret> {
    return this.#transport.request('createWebhook', { body, options });
  }

  /** All endpoints, newest first. */
  list(query?: QueryParameters<'listWebhooks'>, options?: RequestOptions): List<Webhook> {
    return this.#transport.list('listWebhooks', { query, options });
  }

  /** One endpoint; its ETag comes with `withResponse()`. */
  get(webhookId: string, options?: RequestOptions): ApiPromise<Webhook> {
    return this.#transport.request('getWebhook', { path: { webhook_id: webhookId }, options });
  }

  /** Changes an endpoint; `enabled: true` brings a disabled one back. */
  update(webhookId: string, body: WebhookUpdate, options?: ChangeOptions): ApiPromise<Webhook> {
    return this.#transport.request('updateWebhook', { path: { webhook_id: webhookId }, body, options });
  }

  /** Deletes an endpoint with its delivery log; what was waiting is not sent. */
  delete(webhookId: string, options?: ChangeOptions): ApiPromise<undefined> {
    return this.#transport.request('deleteWebhook', { path: { webhook_id: webhookId }, options });
  }

  /** Sends a `test` event at once; follow it with `delivery()`. */
  test(webhookId: string, options?: PostOptions): ApiPromise<Delivery> {
    return this.#transport.request('testWebhook', { path: { webhook_id: webhookId }, options });
  }

  /**
   * Gives an endpoint a new signing secret; this answer is the only one that holds it. The secret so far signs too for
   * `grace_seconds` (default a day). While it does, another rotation needs `force`.
   */
  rotateSecret(
    webhookId: string,
    body: WebhookSecretRotation = {},
    options?: PostOptions,
  ): ApiPromise<WebhookWithSecret> {
    return this.#transport.request('rotateWebhookSecret', { path: { webhook_id: webhookId }, body, options });
  }

  /** Ends the grace of the secret before the last rotation. */
  endSecretGrace(webhookId: string, options?: ChangeOptions): ApiPromise<undefined> {
    return this.#transport.request('endWebhookSecretGrace', { path: { webhook_id: webhookId }, options });
  }

  /** The deliveries of the last 30 days, newest first, each with its attempts. */
  deliveries(webhookId: string, query?: QueryParameters<'listDeliveries'>, options?: RequestOptions): List<Delivery> {
    return this.#transport.list('listDeliveries', { path: { webhook_id: webhookId }, query, options });
  }

  /** One delivery with the body that was signed and sent. */
  delivery(webhookId: string, deliveryId: string, options?: RequestOptions): ApiPromise<DeliveryWithBody> {
    const path = { webhook_id: webhookId, delivery_id: deliveryId };
    return this.#transport.request('getDelivery', { path, options });
  }
}
