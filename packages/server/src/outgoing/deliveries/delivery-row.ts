import type { DeliveryState, KnownEventType } from '@linkvitals/contract';

/** A delivery as it is stored. Times are epoch ms; `next_attempt_at` and the lease are in the database's time. */
export interface DeliveryRow {
  readonly id: string;
  readonly account_id: string;
  readonly event_id: string;
  readonly endpoint_id: string;
  readonly event_type: KnownEventType;
  readonly crawl_id: string | null;
  readonly domain_id: string | null;
  readonly state: DeliveryState;
  /** The reason why a delivery was skipped; null when its endpoint was disabled, and for a delivery that was not skipped. */
  readonly skip_reason: 'over_plan_limit' | 'account_suspended' | null;
  /** The number of attempts made, equal to the number of its rows in `delivery_attempts`. */
  readonly attempts: number;
  readonly next_attempt_at: number | null;
  readonly lease_owner: string | null;
  readonly lease_token: string | null;
  readonly lease_expires_at: number | null;
  readonly last_status_code: number | null;
  readonly last_error: string | null;
  readonly finished_at: number | null;
  readonly created_at: number;
}

export interface AttemptRow {
  readonly id: string;
  readonly delivery_id: string;
  readonly number: number;
  readonly started_at: number;
  readonly duration_ms: number;
  /** Null: no answer. */
  readonly status_code: number | null;
  /** The beginning of the answer, as `keptAnswer` returns it; null: no answer. */
  readonly response_body: string | null;
  /** The reason for the failure, in a sentence; null: the attempt succeeded. */
  readonly error: string | null;
  readonly url: string;
  /** The signature header as it was sent; null: the request could not be signed. */
  readonly signature: string | null;
}
