import type { IssueChange } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { issueChangesQuery } from '../../../api/issue-queries.ts';
import { useByline } from '../../../parts/labels/byline.ts';
import { Moment } from '../../../parts/labels/moment.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import type { Texts } from '../../../texts/en/index.ts';
import { useTexts } from '../../../texts/texts.tsx';

/** The reason and status of a change, joined by " · ". A known reason is shown in plain words, another one as the server gave it. */
function evidenceText({ evidence }: IssueChange, { reasons }: Texts['issues']): string {
  const { reason, status_code: status } = evidence ?? {};
  const parts = [
    typeof reason === 'string' && (Object.hasOwn(reasons, reason) ? reasons[reason] : reason),
    typeof status === 'number' && String(status),
  ];
  return parts.filter(Boolean).join(' · ');
}

function Change({ change }: { readonly change: IssueChange }) {
  const { issues } = useTexts();
  const byline = useByline();
  const { change: kind, by, at } = change;
  const what = Object.hasOwn(issues.changes, kind) ? issues.changes[kind] : kind;
  return (
    <li>
      {what}{' '}
      <span class="muted">
        {[by && issues.by(byline(by)), evidenceText(change, issues)].filter(Boolean).join(' · ')}
      </span>{' '}
      <span class="muted">
        <Moment at={at} />
      </span>
    </li>
  );
}

function Changes({ issueId }: { readonly issueId: string }) {
  const list = useInfiniteQuery(issueChangesQuery(issueId));
  if (list.isError) return <ErrorNote error={list.error} />;
  if (list.data === undefined) return <SkeletonRows rows={2} />;
  return (
    <div>
      <ol class="places">
        {list.data.pages
          .flatMap(({ data }) => data)
          .map((change) => (
            <Change key={change.id} change={change} />
          ))}
      </ol>
      <ShowMore list={list} />
    </div>
  );
}

/** The history of an issue, newest first; fetched when it is opened. */
export function History({ issueId }: { readonly issueId: string }) {
  const { issues } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{issues.history}</summary>
      {isOpen && <Changes issueId={issueId} />}
    </details>
  );
}
