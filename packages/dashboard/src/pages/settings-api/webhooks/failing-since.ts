import type { Delivery } from '@linkvitals/contract/types';

/** That nothing but failures has come from an endpoint lately. */
export interface Failing {
  /** The newest attempt. */
  readonly attempt: Delivery['attempts'][number];
  /** Of it; null: no complete answer came. */
  readonly status: number | null;
  /** When the first attempt of the series began. */
  readonly since: Date;
}

type Attempts = Pick<Delivery, 'attempts'>;

const hasFailed = ({ attempts }: Attempts): boolean => attempts.at(-1)?.error !== null;

/**
 * The series of failures that an endpoint is in. Deliveries without an attempt say nothing.
 * @param deliveries the newest ones, newest first
 * @param known since when it fails, as the endpoint says; null: it did not when it was read, so the deliveries hold the series
 * @returns undefined: the newest attempt succeeded, or there is none
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
