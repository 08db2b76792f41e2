import type { Executor } from '../storage/index.ts';
import type { DisabledReason, EndpointRow } from './endpoint-row.ts';
import { updateEndpoint, updateHealth } from './store.ts';

/** What an attempt shows of its endpoint. */
interface AttemptOutcome {
  /** When the attempt began and ended, epoch ms. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly succeeded: boolean;
  /** It was the delivery's last attempt and failed. */
  readonly exhausted: boolean;
  /** The answer was 410: the subscriber wants no more (RFC 9110, section 15.5.11). */
  readonly gone: boolean;
}

const FAILING_MS = 5 * 24 * 60 * 60 * 1000;
const FAILING_DELIVERIES = 10;

type Health = Pick<EndpointRow, 'failing_since' | 'exhausted_count'>;

/**
 * Whether its last attempt failed. What waits for such an endpoint shares the pool of the retries, so that endpoints
 * that hang, however many, do not take the places of first attempts at those that answer.
 */
export const isFailing = ({ failing_since }: Pick<EndpointRow, 'failing_since'>): boolean => failing_since !== null;

/** The counters after an attempt, and whether they disable the endpoint. */
function judgeHealth(
  before: Health,
  outcome: AttemptOutcome,
): { readonly health: Health; readonly disable: Exclude<DisabledReason, 'manual'> | undefined } {
  if (outcome.succeeded) return { health: { failing_since: null, exhausted_count: 0 }, disable: undefined };
  const failing_since = before.failing_since ?? outcome.startedAt;
  const exhausted_count = before.exhausted_count + (outcome.exhausted ? 1 : 0);
  const isDead = exhausted_count >= FAILING_DELIVERIES && outcome.endedAt - failing_since >= FAILING_MS;
  return {
    health: { failing_since, exhausted_count },
    disable: outcome.gone ? 'gone' : isDead ? 'failing' : undefined,
  };
}

/**
 * Counts an attempt for its endpoint, whose row the caller's transaction has locked, and disables it when it is gone
 * or has done nothing but fail for 5 days and 10 deliveries.
 * @returns why it was disabled now, undefined when nothing changed
 */
export async function countOutcome(
  trx: Executor,
  endpoint: EndpointRow,
  outcome: AttemptOutcome,
): Promise<Exclude<DisabledReason, 'manual'> | undefined> {
  const { health, disable } = judgeHealth(endpoint, outcome);
  if (disable !== undefined && endpoint.state === 'enabled') {
    const change = { ...health, state: 'disabled', disabled_reason: disable, updated_at: outcome.endedAt } as const;
    await updateEndpoint(trx, endpoint, change);
    return disable;
  }
  const same = health.failing_since === endpoint.failing_since && health.exhausted_count === endpoint.exhausted_count;
  if (!same) await updateHealth(trx, endpoint.id, health);
  return undefined;
}
