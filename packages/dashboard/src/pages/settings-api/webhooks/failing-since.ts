import type { Delivery } from '@linkvitals/contract/types';

/** That nothing but failures has come from an endpoint lately. */
export interface Failing {
  /** Of the newest attempt; null: no complete answer came. */
  readonly status: number | null;
  /** When the first attempt of the series began. */
  readonly since: Date;
  /** The series may have begun earlier, with deliveries that are not known. */
  readonly isOlder: boolean;
}

const hasFailed = ({ attempts }: Pick<Delivery, 'attempts'>): boolean => attempts.at(-1)?.error !== null;

/**
 * The series of failures that an endpoint is in. Deliveries without an attempt say nothing.
 * @param deliveries the newest ones, newest first
 * @param hasMore whether there are older ones
 * @returns undefined: the newest attempt succeeded, or there is none
 */
export function failingSince(deliveries: readonly Pick<Delivery, 'attempts'>[], hasMore: boolean): Failing | undefined {
  const tried = deliveries.filter(({ attempts }) => attempts.length > 0);
  const end = tried.findIndex((delivery) => !hasFailed(delivery));
  const series = end < 0 ? tried : tried.slice(0, end);
  const newest = series[0]?.attempts.at(-1);
  const first = series.at(-1)?.attempts[0];
  if (newest === undefined || first === undefined) return undefined;
  const { status_code: status } = newest;
  return {
    status: status === null || status < 300 ? null : status,
    since: new Date(first.started_at),
    isOlder: end < 0 && hasMore,
  };
}
