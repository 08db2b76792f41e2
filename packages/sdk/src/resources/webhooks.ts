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
import type { Operations } from '../operations.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';

/** The endpoints that get events, and their deliveries. */
export interface Webhooks {
  /** Registers an endpoint. Only this answer has the signing secret. */
  create(body: WebhookCreate, options?: PostOptions): ApiPromise<WebhookWithSecret>;

  /** All endpoints, newest first. */
  list(query?: QueryParameters<'listWebhooks'>, options?: RequestOptions): List<Webhook>;

  /** One endpoint; its ETag comes with `withResponse()`. */
  get(webhookId: string, options?: RequestOptions): ApiPromise<Webhook>;

  /** Changes an endpoint; `enabled: true` enables a disabled one again. */
  update(webhookId: string, body: WebhookUpdate, options?: ChangeOptions): ApiPromise<Webhook>;

  /** Deletes an endpoint with its delivery log; waiting deliveries are not sent. */
  delete(webhookId: string, options?: ChangeOptions): ApiPromise<undefined>;

  /** Sends a `test` event at once; follow it with `delivery()`. */
  test(webhookId: string, options?: PostOptions): ApiPromise<Delivery>;

  /**
   * Gives an endpoint a new signing secret; only this answer has it. The old secret signs too for `grace_seconds`
   * (default a day). Meanwhile, another rotation needs `force`.
   */
  rotateSecret(webhookId: string, body?: WebhookSecretRotation, options?: PostOptions): ApiPromise<WebhookWithSecret>;

  /** Ends the grace of the secret before the last rotation. */
  endSecretGrace(webhookId: string, options?: ChangeOptions): ApiPromise<undefined>;

  /** The deliveries of the last 30 days, newest first, each with its attempts. */
  deliveries(webhookId: string, query?: QueryParameters<'listDeliveries'>, options?: RequestOptions): List<Delivery>;

  /** One delivery with the body that was signed and sent. */
  delivery(webhookId: string, deliveryId: string, options?: RequestOptions): ApiPromise<DeliveryWithBody>;
}

export const webhooks = ({ list, get, post, send, patch, remove }: Operations): Webhooks => ({
  create: send('/api/v1/webhooks'),
  list: list('/api/v1/webhooks'),
  get: get('/api/v1/webhooks/{webhook_id}'),
  update: patch('/api/v1/webhooks/{webhook_id}'),
  delete: remove('/api/v1/webhooks/{webhook_id}'),
  test: post('/api/v1/webhooks/{webhook_id}/test'),
  rotateSecret: send('/api/v1/webhooks/{webhook_id}/secret/rotate'),
  endSecretGrace: remove('/api/v1/webhooks/{webhook_id}/secret/previous'),
  deliveries: list('/api/v1/webhooks/{webhook_id}/deliveries'),
  delivery: get('/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}'),
});
