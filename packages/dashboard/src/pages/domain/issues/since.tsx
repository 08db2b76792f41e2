import type { Issue } from '@linkvitals/contract/types';
import { Moment } from '../../../parts/labels/moment.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** The time since which an issue is fixed or open. For one that came back, that is the time when it was found again. */
export function Since({ issue }: { readonly issue: Issue }) {
  const { issues } = useTexts();
  const { state, fixed_at, first_seen_at, opened_at, reopened_count } = issue;
  const of = (text: string, at: string) => (
    <>
      {text} <Moment at={at} />
    </>
  );
  if (state === 'fixed' && fixed_at !== null) return of(issues.fixedAt, fixed_at);
  return reopened_count > 0 ? of(issues.cameBack, opened_at) : of(issues.firstSeen, first_seen_at);
}
