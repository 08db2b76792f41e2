import type { Issue, IssueRecheck } from '@linkvitals/contract/types';
import { Moment } from '../../../parts/labels/moment.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** The status code that a recheck got. */
export function answerOf({ evidence }: IssueRecheck): number | undefined {
  const status = evidence?.status_code;
  return typeof status === 'number' ? status : undefined;
}

interface FixedNowProps {
  readonly issue: Issue;
  readonly recheck: IssueRecheck;
}

/** The good answer of a recheck, and when it counts: the score is that of the last crawl. Page checks, which have no reason, cost no points. */
export function FixedNow({ issue, recheck }: FixedNowProps) {
  const { fixedNow } = useTexts().issues;
  return (
    <p class="small">
      {recheck.looked_at && (
        <>
          {fixedNow.answer(answerOf(recheck))} <Moment at={recheck.looked_at} />.{' '}
        </>
      )}
      {issue.reason !== null && fixedNow.points}
    </p>
  );
}
