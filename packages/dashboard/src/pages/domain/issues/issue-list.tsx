import './issues.css';
import { readableUrl } from '@linkvitals/contract/readable/url';
import type { Issue, IssueRecheck } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { lastRecheckQuery } from '../../../api/issue-queries.ts';
import { useRights } from '../../../api/rights.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { useByline } from '../../../parts/labels/byline.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { FirstPlace } from '../facts/first-place.tsx';
import { FoundUrl } from '../facts/found-url.tsx';
import { IgnoredMark } from '../facts/ignored-mark.tsx';
import { Evidence } from './evidence.tsx';
import { FixedNow } from './fixed-now.tsx';
import { IgnoreDialog } from './ignore-dialog.tsx';
import { IssueMain } from './issue-main.tsx';
import { IssueSign } from './issue-sign.tsx';
import { tabOfOpen } from './issues-search.ts';
import { RecheckButton } from './recheck-button.tsx';
import { answerOf } from './recheck-news.ts';
import { useReopenIssue } from './reopening.ts';
import { RuledDialog } from './ruled-dialog.tsx';
import { Instead, Placement } from './suggestion.tsx';

/** Whether all pages with the link are in its placement, which then names their number already. */
const isAllAt = ({ placement, found_on_pages }: Issue): boolean => placement?.pages === found_on_pages;

/** The line below the URL of an issue: what became of it, the URL to link to instead, or else where the link is. */
function Where({ issue, fixedBy }: { readonly issue: Issue; readonly fixedBy: IssueRecheck | undefined }) {
  const { issues } = useTexts();
  const byline = useByline();
  const { state, reason, ignored, acknowledged, suggestion, placement, first_place: place, found_on_pages } = issue;
  if (fixedBy) return <FixedNow answer={answerOf(fixedBy)} at={fixedBy.looked_at} bringsPoints={reason !== null} />;
  if (ignored) return <IgnoredMark ignored={ignored} />;
  const isSuggested = suggestion !== null && state !== 'fixed';
  return (
    <>
      {isSuggested && <Instead suggestion={suggestion} />}
      {!isSuggested && placement && found_on_pages > 0 && <Placement placement={placement} />}
      {!isSuggested && place && <FirstPlace place={place} pages={found_on_pages} />}
      {acknowledged && state === 'open' && <p class="small muted">{issues.acknowledgedBy(byline(acknowledged.by))}</p>}
    </>
  );
}

/** The button that ignores an issue, or stops ignoring it. */
function IssueAction({ issue }: { readonly issue: Issue }) {
  const { issues } = useTexts();
  const [hasDialog, setDialog] = useState(false);
  const reopen = useReopenIssue(issue);
  if (!useRights()(issue.domain_id).has('edit') || issue.state === 'fixed') return null;
  const ruleId = issue.ignored?.rule_id ?? null;
  if (issue.state === 'ignored') {
    const stop = () => (ruleId === null ? reopen.mutate() : setDialog(true));
    return (
      <>
        <Button busy={reopen.isPending} onClick={stop} aria-label={`${issues.reopen}: ${readableUrl(issue.url)}`}>
          {issues.reopen}
        </Button>
        {hasDialog && ruleId !== null && <RuledDialog issue={issue} ruleId={ruleId} onClose={() => setDialog(false)} />}
      </>
    );
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setDialog(true)} aria-label={`${issues.ignore}: ${readableUrl(issue.url)}`}>
        {issues.ignore}
      </Button>
      {hasDialog && <IgnoreDialog issue={issue} onClose={() => setDialog(false)} />}
    </>
  );
}

/** The element that gets the focus when a row goes away: in the next row, else the undo button of the toast, else the heading. */
function placeAfter(row: HTMLElement | null): HTMLElement | null {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const { toast, heading } = { toast: '.toasts > :last-child button', heading: 'main h1' };
  return next?.querySelector('summary') ?? document.querySelector(toast) ?? document.querySelector(heading);
}

/** Whether the person has not used the page yet. */
const isArriving = (): boolean => document.activeElement === document.body || document.activeElement?.tagName === 'H1';

/** Moves the focus to the next row when this one goes away. A row that a link has named takes the focus to its first button. */
function useFocusOfRow(isChosen: boolean) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const own = row.current;
    if (isChosen && isArriving()) own?.querySelector<HTMLElement>('.do button, summary')?.focus();
    return () => {
      if (own?.contains(document.activeElement)) placeAfter(own)?.focus();
    };
  }, []);
  return row;
}

interface IssueRowProps {
  readonly issue: Issue;
  readonly isChosen: boolean;
  /** Whether it is marked as new. */
  readonly isNew: boolean;
}

function IssueRow({ issue, isChosen, isNew }: IssueRowProps) {
  const { evidence } = useTexts().issues;
  const [isOpen, setOpen] = useState(isChosen);
  const { data: last } = useQuery(lastRecheckQuery(issue.id));
  const fixedBy = issue.state === 'fixed' && last?.outcome === 'fixed' ? last : undefined;
  const isOver = fixedBy !== undefined || issue.ignored !== null;
  const classes = ['issue', isChosen && 'chosen', isOver && 'over', fixedBy && 'excellent'].filter(Boolean);
  return (
    <li class={classes.join(' ')} ref={useFocusOfRow(isChosen)}>
      <IssueSign issue={issue} answer={fixedBy && answerOf(fixedBy)} />
      <IssueMain
        issue={issue}
        isNew={isNew}
        countsPages={issue.kind === 'broken_link' && !isAllAt(issue)}
        address={<FoundUrl url={issue.url} oneLine />}
      >
        <Where issue={issue} fixedBy={fixedBy} />
      </IssueMain>
      <div class="do">
        <RecheckButton issue={issue} />
        <IssueAction issue={issue} />
      </div>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{evidence}</summary>
        {isOpen && <Evidence issue={issue} />}
      </details>
    </li>
  );
}

interface IssueListProps {
  readonly issues: readonly Issue[];
  /** These were named by the link that somebody followed: they are marked, and their details are open. */
  readonly isChosen?: boolean;
  /** Whether new issues are marked. */
  readonly marksNew?: boolean;
}

/** A list of issues, each with its reason in plain words and its details. */
export function IssueList({ issues, isChosen = false, marksNew = false }: IssueListProps) {
  return (
    <ul class="card">
      {issues.map((issue) => (
        <IssueRow
          key={issue.id}
          issue={issue}
          isChosen={isChosen}
          isNew={marksNew && issue.state === 'open' && tabOfOpen(issue) === 'new'}
        />
      ))}
    </ul>
  );
}
