import '../issues/issues.css';
import { readableUrl } from '@linkvitals/contract/readable/url';
import type { Fix, Issue } from '@linkvitals/contract/types';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { isOutage } from '../../../api/errors.ts';
import { issuesOfFixQuery } from '../../../api/fix-queries.ts';
import { useRights } from '../../../api/rights.ts';
import { toastError } from '../../../app/toasts.tsx';
import { pagePaths } from '../../../page-paths.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Address } from '../../../parts/labels/address.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { csvPath } from '../facts/csv-path.ts';
import { FirstPlace } from '../facts/first-place.tsx';
import { DownloadPages } from '../facts/places-section.tsx';
import { useHowToFix } from '../issues/evidence.tsx';
import { IssueSign, useIssueText } from '../issues/issue-sign.tsx';
import { tabOfOpen } from '../issues/issues-search.ts';
import { Placement, Suggestion } from '../issues/suggestion.tsx';
import { IgnoreFixesDialog } from './acting/ignore-fixes-dialog.tsx';
import { MailFixesDialog } from './acting/mail-fixes-dialog.tsx';
import type { Act } from './acting/undo-of.ts';
import { useActOnFixes } from './acting/use-act-on-fixes.ts';

function FixedIssue({ issue }: { readonly issue: Issue }) {
  const { id, url, domain_id: domainId, first_place: place, found_on_pages: pages } = issue;
  const what = useIssueText()(issue);
  return (
    <li>
      <IssueSign issue={issue} />
      <div>
        <Link
          className="mono"
          to={pagePaths.issues}
          params={{ domainId }}
          search={{ state: tabOfOpen(issue), issue: id }}
          aria-label={readableUrl(url)}
        >
          <Address url={url} />
        </Link>{' '}
        <span class="muted">{what}</span>
        {place && <FirstPlace place={place} pages={pages} />}
      </div>
    </li>
  );
}

/** The advice and the place, which the issues of a fix have in common. */
function InCommon({ first, isOne }: { readonly first: Issue; readonly isOne: boolean }) {
  const { issues } = useTexts();
  return (
    <>
      <p>
        <b>{issues.howToFix}:</b> {useHowToFix(first)}
      </p>
      {isOne && first.placement && <Placement placement={first.placement} />}
      {isOne && first.suggestion && <Suggestion suggestion={first.suggestion} />}
    </>
  );
}

interface FixDetailsProps {
  readonly fix: Fix;
  /** The name of the fix, for buttons. */
  readonly name: string;
}

/** The button that mails a fix to the person who makes it. */
function MailButton({ fix, name }: FixDetailsProps) {
  const { mail } = useTexts().fixes;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={`${mail.open}: ${name}`} onClick={() => setOpen(true)}>
        {mail.open}
      </Button>
      {isOpen && <MailFixesDialog domainId={fix.domain_id} fixes={[fix]} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The buttons that check all issues of a fix again, and that ignore them. */
function Actions({ fix, name }: FixDetailsProps) {
  const { selection } = useTexts().fixes;
  const { common } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const actOn = useActOnFixes(fix.domain_id);
  const act = (what: Act) => actOn([fix], what);
  const recheck = useMutation({
    mutationFn: () => act({ action: 'recheck' }),
    onError: (error) => toastError(error, isOutage(error) ? common.noAnswer : common.failed),
  });
  const rights = useRights()(fix.domain_id);
  if (!rights.has('edit')) return null;
  return (
    <>
      {rights.has('crawl') && (
        <Button busy={recheck.isPending} aria-label={`${selection.recheck}: ${name}`} onClick={() => recheck.mutate()}>
          {selection.recheck}
        </Button>
      )}
      <Button aria-label={`${selection.ignore}: ${name}`} onClick={() => setOpen(true)}>
        {selection.ignore}
      </Button>
      {isOpen && <IgnoreFixesDialog fixes={[fix]} act={act} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The first issues that a fix settles, with how to fix them. */
export function FixDetails({ fix, name }: FixDetailsProps) {
  const { details } = useTexts().fixes;
  const { data, error } = useQuery(issuesOfFixQuery(fix.domain_id, fix.id));
  if (data === undefined) return error ? <ErrorNote error={error} /> : <SkeletonRows rows={2} />;
  const [first] = data;
  return (
    <div class="fix-details">
      {first && <InCommon first={first} isOne={fix.issues === 1} />}
      <ul>
        {data.map((issue) => (
          <FixedIssue key={issue.id} issue={issue} />
        ))}
      </ul>
      <div class="row">
        <MailButton fix={fix} name={name} />
        <Actions fix={fix} name={name} />
        {first?.kind === 'broken_link' && fix.issues === 1 && (
          <DownloadPages url={first.url} path={csvPath(`issues/${first.id}/occurrences`, {})} />
        )}
        {fix.issues > data.length && (
          <Link to={pagePaths.issues} params={{ domainId: fix.domain_id }} search={{ fix: fix.id }}>
            {details.all(fix.issues)}
          </Link>
        )}
      </div>
    </div>
  );
}
