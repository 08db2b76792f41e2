import type { Issue } from '@linkvitals/contract/types';
import { useTexts } from '../../../texts/texts.tsx';
import { useCheckText } from '../facts/check-texts.ts';
import { responseCode } from '../facts/response-code.ts';
import { FixedMark, SeverityMark, severityTones } from '../fixes/severity-mark.tsx';

/** The sign before an issue: a tick once it is fixed, else the response in the colour of the severity, else the mark of the severity. */
export function IssueSign({ issue }: { readonly issue: Issue }) {
  const code = issue.kind === 'broken_link' ? responseCode(issue) : undefined;
  if (issue.state === 'fixed') return <FixedMark />;
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
