import type { IssueRecheck } from '@linkvitals/contract/types';
import type { Texts } from '../../../texts/en/index.ts';

/** The announcement about a recheck that has ended. */
export interface RecheckNews {
  readonly text: string;
  readonly isGood: boolean;
}

type Outcome = Pick<IssueRecheck, 'state' | 'outcome' | 'inconclusive_because' | 'error'>;

/** The status code that a recheck got. */
export function answerOf({ evidence }: IssueRecheck): number | undefined {
  const status = evidence?.status_code;
  return typeof status === 'number' ? status : undefined;
}

export function recheckNews(
  { state, outcome, inconclusive_because: because, error }: Outcome,
  { recheckNews: news, inconclusive }: Texts['issues'],
): RecheckNews {
  if (state !== 'done') return { text: error ?? news.failed, isGood: false };
  if (outcome === 'fixed') return { text: news.fixed, isGood: true };
  if (outcome === 'none') return { text: news.none, isGood: true };
  if (outcome === 'reopened') return { text: news.reopened, isGood: false };
  if (outcome !== 'inconclusive') return { text: news.persisting, isGood: false };
  const why = because !== null && Object.hasOwn(inconclusive, because) ? inconclusive[because] : undefined;
  return { text: [news.inconclusive, why].filter(Boolean).join(' '), isGood: false };
}
