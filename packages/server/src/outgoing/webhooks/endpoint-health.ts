import type { Executor } from '../../platform/storage/index.ts';
import type { DisabledReason, EndpointRow } from './endpoint-row.ts';
import { updateEndpoint, updateHealth } from './store.ts';

/** Facts of an attempt that count for the health of its endpoint */
interface HealthFact {
  /** Start and end of the attempt in the database's time, epoch ms */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly succeeded: boolean;
  /** The attempt was the last of its delivery, and failed. */
  readonly exhausted: boolean;
  /**
   * All attempts of the delivery were answered 410: the subscriber wants no more events (RFC 9110, section 15.5.11).
   */
  readonly gone: boolean;
}

const FAILING_MS = 5 * 24 * 60 * 60 * 1000;
const FAILING_DELIVERIES = 10;

type Health = Pick<EndpointRow, 'failing_since' | 'exhausted_count'>;

/**
 * Whether the last attempt at the endpoint failed. Deliveries to such endpoints share the pool of retries, so that
 * hanging endpoints, however many, do not take the places of first attempts at endpoints that answer.
 */
export const isFailing = ({ failing_since }: Pick<EndpointRow, 'failing_since'>): boolean => failing_since !== null;

type DisableReason = Exclude<DisabledReason, 'manual'>;

export interface Judged {
  readonly health: Health;
  /** The reason to disable the endpoint, and the end of the attempt that decided it; undefined: no reason. */
  readonly disable: { readonly reason: DisableReason; readonly at: number } | undefined;
}

/** Computes the counters of an endpoint after attempts, in their order, and whether they disable the endpoint. */
export function judgeHealth(endpoint: Health & Pick<EndpointRow, 'state'>, facts: readonly HealthFact[]): Judged {
  let judged: Judged = { health: endpoint, disable: undefined };
  for (const fact of facts) {
    const { health, reason } = judgeFact(judged.health, fact);
    const isFirst = reason !== undefined && judged.disable === undefined && endpoint.state === 'enabled';
    judged = { health, disable: isFirst ? { reason, at: fact.endedAt } : judged.disable };
  }
  return judged;
}

/**
 * Takes back that an endpoint has failed for too long, because the clock that says so may be wrong, and counts its time
 * anew.
 */
export const doubtDays = ({ health, disable }: Judged, now: number): Judged =>
  disable?.reason === 'failing'
    ? { health: { ...health, failing_since: now }, disable: undefined }
    : { health, disable };

function judgeFact(
  before: Health,
  fact: HealthFact,
): { readonly health: Health; readonly reason: DisableReason | undefined } {
  if (fact.succeeded) return { health: { failing_since: null, exhausted_count: 0 }, reason: undefined };
  // A time ahead of this attempt comes from a clock that was wrong.
  const failing_since = Math.min(before.failing_since ?? fact.startedAt, fact.startedAt);
  const exhausted_count = before.exhausted_count + (fact.exhausted ? 1 : 0);
  const isDead = exhausted_count >= FAILING_DELIVERIES && fact.endedAt - failing_since >= FAILING_MS;
  return {
    health: { failing_since, exhausted_count },
    reason: fact.gone ? 'gone' : isDead ? 'failing' : undefined,
  };
}

/** Writes the new health of an endpoint, whose row the caller's transaction has locked. */
export async function recordHealth(trx: Executor, endpoint: EndpointRow, { health, disable }: Judged): Promise<void> {
  const { failing_since, exhausted_count } = health;
  if (disable !== undefined) {
    const { reason: disabled_reason, at: updated_at } = disable;
    const change = { failing_since, exhausted_count, state: 'disabled', disabled_reason, updated_at } as const;
    await updateEndpoint(trx, endpoint, change);
  } else if (failing_since !== endpoint.failing_since || exhausted_count !== endpoint.exhausted_count) {
    await updateHealth(trx, endpoint.id, { failing_since, exhausted_count });
  }
}
