import type { Issue } from '@linkvitals/contract/types';
import type { ComponentChildren } from 'preact';
import { useTexts } from '../../../texts/texts.tsx';
import { useIssueText } from './issue-sign.tsx';
import { NewMark } from './new-mark.tsx';
import { Since } from './since.tsx';

interface IssueMainProps {
  readonly issue: Issue;
  readonly isNew: boolean;
  /** Whether the number of its pages is shown. */
  readonly countsPages: boolean;
  /** The URL, as a link. */
  readonly address: ComponentChildren;
  /** Its place, or what became of it. */
  readonly children?: ComponentChildren;
}

/** The words of a row about an issue: its URL, its fault and age, and a line below. In a wide window the fault stands beside the URL. */
export function IssueMain({ issue, isNew, countsPages, address, children }: IssueMainProps) {
  const { issues } = useTexts();
  const what = useIssueText()(issue);
  return (
    <div class="issue-main">
      <div class="issue-address">{address}</div>
      <p>
        {isNew && <NewMark />} {what}{' '}
        <span class="muted">
          {countsPages && issue.found_on_pages > 0 && `${issues.onPages(issue.found_on_pages)} · `}
          <Since issue={issue} />
        </span>
      </p>
      <div class="issue-where">{children}</div>
    </div>
  );
}
