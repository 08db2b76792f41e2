import type { IssueIgnored } from '@linkvitals/contract/types';
import { useByline } from '../../../parts/labels/byline.ts';
import { Deadline } from '../../../parts/labels/deadline.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** A note that something is ignored: by whom, since when, until when and why. */
export function IgnoredMark({ ignored }: { readonly ignored: IssueIgnored }) {
  const { issues } = useTexts();
  const byline = useByline();
  const { by, at, until, reason, rule_id } = ignored;
  return (
    <p class="small muted">
      <b>{issues.ignoredMark.ignored}</b> {issues.by(byline(by))}
      {rule_id !== null && ` ${issues.ignoredMark.byRule}`}, <Moment at={at} />,{' '}
      {until === null ? (
        issues.ignoredMark.forGood
      ) : (
        <>
          {issues.ignoredMark.until} <Deadline at={until} />
        </>
      )}
      {': '}
      {reason}
    </p>
  );
}
