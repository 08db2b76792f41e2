import type { SubscribableEventType } from '@linkvitals/contract';

/**
 * Reasons why an endpoint is disabled: `manual` by its owner, `gone` by answers 410, `failing` by days of failures only
 */
export type DisabledReason = 'manual' | 'gone' | 'failing';

/** A row of a webhook endpoint, with parsed JSON and flags. Times are epoch ms. */
export interface EndpointRow {
  readonly id: string;
  readonly account_id: string;
  readonly url: string;
  readonly description: string;
  readonly events: readonly SubscribableEventType[];
  /** Null: subscribed to all domains of the account, later ones included. */
  readonly domain_ids: readonly string[] | null;
  readonly secret_ciphertext: string;
  readonly secret_key_id: string;
  readonly secret_hint: string;
  readonly previous_secret_ciphertext: string | null;
  readonly previous_secret_key_id: string | null;
  readonly previous_secret_expires_at: number | null;
  readonly state: 'enabled' | 'disabled';
  readonly disabled_reason: DisabledReason | null;
  /** Start of the first failed attempt since the last success; null: none failed. */
  readonly failing_since: number | null;
  /** Number of deliveries since the last success that used up all their attempts */
  readonly exhausted_count: number;
  /**
   * Time of the deletion. Only the log of the endpoint is left then, and the columns that name it and its owner; null:
   * not deleted.
   */
  readonly deleted_at: number | null;
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
}
