import type { Delivery } from '@linkvitals/contract/types';

/** A series of failures, up to the newest attempt, of an endpoint. */
export interface Failing {
  /** The newest attempt. */
  readonly attempt: Delivery['attempts'][number];
  /** The status of that attempt; null: there was no complete response. */
  readonly status: number | null;
  /** The start of the first attempt in the series. */
  readonly since: Date;
}

type Attempts = Pick<Delivery, 'attempts'>;

const hasFailed = ({ attempts }: Attempts): boolean => attempts.at(-1)?.error !== null;

/**
 * Finds the series of failures that an endpoint is in. Deliveries without an attempt are ignored.
 * @param deliveries the newest ones, newest first
 * @param known the start of the failures according to the endpoint; null: it was not failing when it was read, so the deliveries
 * contain the whole series
 * @returns undefined when the newest attempt succeeded, or there is none
 */
export function failingSince(deliveries: readonly Attempts[], known: string | null): Failing | undefined {
  const tried = deliveries.filter(({ attempts }) => attempts.length > 0);
  const end = tried.findIndex((delivery) => !hasFailed(delivery));
  const series = end < 0 ? tried : tried.slice(0, end);
  const attempt = series[0]?.attempts.at(-1);
  const first = series.at(-1)?.attempts[0];
  if (attempt === undefined || first === undefined) return undefined;
  const { status_code } = attempt;
  const status = status_code === null || status_code < 300 ? null : status_code;
  return { attempt, status, since: new Date(known ?? first.started_at) };
}
