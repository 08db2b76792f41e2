import type { Issue } from '@linkvitals/contract/types';
import { useTexts } from '../../../texts/texts.tsx';
import { useCheckText } from '../facts/check-texts.ts';

const tones = { error: 'critical', warning: 'fair', notice: 'unknown' } as const;

const signs = { error: '✕', warning: '!', notice: 'i' } as const;

/** The text in the box: the status code of a broken link, or a sign when there is none. */
function codeOf({ status_code, reason, kind, severity }: Issue): string {
  if (kind !== 'broken_link') return signs[severity];
  if (reason === 'fragment_missing') return '#';
  if (reason === 'tls_error') return 'TLS';
  if (reason?.startsWith('dns')) return 'DNS';
  return status_code === null ? signs.error : String(status_code);
}

interface IssueSignProps {
  readonly issue: Issue;
  /** The present status of the URL of a fixed issue, if it is known. */
  readonly answer?: number | undefined;
}

/** The box before an issue: its colour shows the severity, its text the response. That of a fixed issue is green. */
export function IssueSign({ issue, answer }: IssueSignProps) {
  if (issue.state === 'fixed') return <span class="code excellent">{answer ?? '✓'}</span>;
  return <span class={`code ${tones[issue.severity]}`}>{codeOf(issue)}</span>;
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
