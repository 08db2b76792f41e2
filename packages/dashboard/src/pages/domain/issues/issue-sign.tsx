import type { Issue } from '@linkvitals/contract/types';
import { FixedMark, SeverityMark, severityTones } from '../../../parts/labels/severity-mark.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useCheckText } from '../facts/check-texts.ts';
import { responseCode } from '../facts/response-code.ts';

interface IssueSignProps {
  readonly issue: Issue;
  /** The present status of the URL of a fixed issue, if it is known. */
  readonly answer?: number | undefined;
}

/**
 * The sign before an issue: its new answer or a tick once it is fixed, else the response in the colour of the severity, else the mark of the
 * severity.
 */
export function IssueSign({ issue, answer }: IssueSignProps) {
  const code = issue.kind === 'broken_link' ? responseCode(issue) : undefined;
  if (issue.state === 'fixed')
    return answer === undefined ? <FixedMark /> : <span class="code excellent">{answer}</span>;
  if (code === undefined) return <SeverityMark severity={issue.severity} />;
  return <span class={`code ${severityTones[issue.severity]}`}>{code}</span>;
}

/** Returns the fault of an issue, in a sentence. */
export function useIssueText(): (issue: Issue) => string {
  const { reasons, unknownReason } = useTexts().issues;
  const checkText = useCheckText();
  return (issue) => {
    const { kind, reason } = issue;
    if (kind !== 'broken_link') return checkText({ ...issue, code: kind }).title;
    return (reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason] : undefined) ?? unknownReason;
  };
}
