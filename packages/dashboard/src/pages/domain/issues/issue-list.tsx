import './issues.css';
import type { Issue } from '@linkvitals/contract/types';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { useRights } from '../../../api/rights.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Day } from '../../../parts/labels/day.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { FoundUrl } from '../facts/found-url.tsx';
import { IgnoredMark } from '../facts/ignored-mark.tsx';
import { useChangeIssue } from './change-issue.ts';
import { Evidence } from './evidence.tsx';
import { IgnoreDialog } from './ignore-dialog.tsx';
import { IssueSign, useIssueText } from './issue-sign.tsx';
import { RecheckButton } from './recheck-button.tsx';
import { RuledDialog } from './ruled-dialog.tsx';
import { FirstPlace, Placement, Suggestion } from './suggestion.tsx';

/** Its placement says on how many pages it stands. */
const isAllAt = ({ placement, found_on_pages }: Issue): boolean => placement?.pages === found_on_pages;

/** Ignoring, and stopping to. */
function IssueAction({ issue }: { readonly issue: Issue }) {
  const { issues } = useTexts();
  const [hasDialog, setDialog] = useState(false);
  const reopen = useChangeIssue(() => client.issues.reopen(issue.id), issues.reopenDone);
  if (!useRights()(issue.domain_id).has('edit') || issue.state === 'fixed') return null;
  const ruleId = issue.ignored?.rule_id ?? null;
  if (issue.state === 'ignored') {
    const stop = () => (ruleId === null ? reopen.mutate() : setDialog(true));
    return (
      <>
        <Button busy={reopen.isPending} onClick={stop} aria-label={`${issues.reopen}: ${issue.url}`}>
          {issues.reopen}
        </Button>
        {hasDialog && ruleId !== null && <RuledDialog issue={issue} ruleId={ruleId} onClose={() => setDialog(false)} />}
      </>
    );
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setDialog(true)} aria-label={`${issues.ignore}: ${issue.url}`}>
        {issues.ignore}
      </Button>
      {hasDialog && <IgnoreDialog issue={issue} onClose={() => setDialog(false)} />}
    </>
  );
}

/** The focus of a row that goes away moves to the next one, or else to the heading. */
function useFocusOfRow() {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const own = row.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const next = own.nextElementSibling ?? own.previousElementSibling;
      (next?.querySelector<HTMLElement>('summary') ?? document.querySelector<HTMLElement>('main h1'))?.focus();
    };
  }, []);
  return row;
}

/** Since when it is fixed, or open. One that came back says since when: it was first seen long before. */
function Since({ issue }: { readonly issue: Issue }) {
  const { issues } = useTexts();
  const { state, fixed_at, first_seen_at, opened_at, reopened_count } = issue;
  if (state !== 'fixed' && reopened_count > 0) return <Day at={opened_at} text={issues.backSince} />;
  const fixedAt = state === 'fixed' ? fixed_at : null;
  return (
    <>
      {fixedAt === null ? issues.firstSeen : issues.fixedAt} <Moment at={fixedAt ?? first_seen_at} />
    </>
  );
}

function IssueRow({ issue }: { readonly issue: Issue }) {
  const { issues } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const isBroken = issue.kind === 'broken_link';
  const what = useIssueText()(issue);
  return (
    <li class="issue" ref={useFocusOfRow()}>
      <IssueSign issue={issue} />
      <div>
        <FoundUrl url={issue.url} />
        <p>
          {what}{' '}
          <span class="muted">
            {issue.found_on_pages > 0 && isBroken && !isAllAt(issue) && `${issues.onPages(issue.found_on_pages)}, `}
            <Since issue={issue} />
          </span>
        </p>
        {issue.placement && issue.found_on_pages > 0 && <Placement placement={issue.placement} />}
        {issue.first_place && <FirstPlace place={issue.first_place} pages={issue.found_on_pages} />}
        {issue.suggestion && issue.state !== 'fixed' && <Suggestion suggestion={issue.suggestion} />}
        {issue.acknowledged && issue.state === 'open' && (
          <p class="small muted">{issues.acknowledgedBy(issue.acknowledged.by)}</p>
        )}
        {issue.ignored && <IgnoredMark ignored={issue.ignored} />}
      </div>
      <div class="do">
        <RecheckButton issue={issue} />
        <IssueAction issue={issue} />
      </div>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{issues.evidence}</summary>
        {isOpen && <Evidence issue={issue} />}
      </details>
    </li>
  );
}

/** Issues, each with its reason in plain words and what there is to see of it. */
export function IssueList({ issues }: { readonly issues: readonly Issue[] }) {
  return (
    <ul class="card">
      {issues.map((issue) => (
        <IssueRow key={issue.id} issue={issue} />
      ))}
    </ul>
  );
}
