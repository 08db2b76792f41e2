import '../issues/issues.css';
import { readableUrl } from '@linkvitals/contract/readable/url';
import type { Fix, Issue } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { issuesOfFixQuery } from '../../../api/fix-queries.ts';
import { pagePaths } from '../../../page-paths.ts';
import { Address } from '../../../parts/labels/address.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { FirstPlace } from '../facts/first-place.tsx';
import { useHowToFix } from '../issues/evidence.tsx';
import { IssueSign, useIssueText } from '../issues/issue-sign.tsx';
import { tabOfOpen } from '../issues/issues-search.ts';
import { Placement, Suggestion } from '../issues/suggestion.tsx';

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

/** The first issues that a fix settles, with how to fix them. */
export function FixDetails({ fix }: { readonly fix: Fix }) {
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
      {fix.issues > data.length && (
        <p>
          <Link to={pagePaths.issues} params={{ domainId: fix.domain_id }} search={{ fix: fix.id }}>
            {details.all(fix.issues)}
          </Link>
        </p>
      )}
    </div>
  );
}
