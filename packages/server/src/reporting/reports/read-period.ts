import type { ReportCreate } from '@linkvitals/contract';
import { ServiceError } from '../../platform/errors.ts';

/** A period, epoch ms; `to` is exclusive. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

const MAX_DAYS = 400;
const DAY_MS = 86_400_000;

const refuse = (detail: string): never => {
  throw new ServiceError('invalid_setting', detail);
};

/** Reads the period of a report; undefined: it is of one crawl. @throws ServiceError `invalid_setting` */
export function readPeriod({ crawl_id, from, to }: ReportCreate): Period | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (crawl_id !== undefined) return refuse('Give either crawl_id or a period, not both.');
  if (from === undefined || to === undefined) return refuse('A period needs both from and to.');
  const period = { from: Date.parse(from), to: Date.parse(to) };
  if (period.from >= period.to) return refuse('The period must begin before it ends.');
  if (period.to - period.from <= MAX_DAYS * DAY_MS) return period;
  return refuse(`The period may have ${MAX_DAYS} days at most.`);
}
