import { useQuery } from '@tanstack/react-query';
import { issueQuery } from '../../../api/issue-queries.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { IssueList } from './issue-list.tsx';

/** The issue named by the link that somebody followed, with its details. It stays when its state changes. */
export function ChosenIssue({ issueId }: { readonly issueId: string }) {
  const { data: issue, error } = useQuery(issueQuery(issueId));
  if (error !== null) return <ErrorNote error={error} />;
  return issue === undefined ? <SkeletonRows rows={1} /> : <IssueList issues={[issue]} isChosen />;
}
