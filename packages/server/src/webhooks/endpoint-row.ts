import type { SubscribableEventType } from '@linkvitals/contract';

/** Why an endpoint is disabled: by its owner, by an answer 410, by days of nothing but failures. */
export type DisabledReason = 'manual' | 'gone' | 'failing';

/** A webhook endpoint as it is stored, JSON and flags parsed. Times are epoch ms. */
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
  /** Start of the first failed attempt after the last success. */
  readonly failing_since: number | null;
  /** Deliveries that used up all their attempts since the last success. */
  readonly exhausted_count: number;
  /** Only its log is left, and of the endpoint what names and owns it. */
  readonly deleted_at: number | null;
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
}
