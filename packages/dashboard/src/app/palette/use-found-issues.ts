import { hostText } from '@linkvitals/contract/readable/host';
import { readableUrl } from '@linkvitals/contract/readable/url';
import type { Session } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { foundIssuesQuery } from '../../api/issue-queries.ts';
import { pagePaths } from '../../page-paths.ts';
import { useIssueText } from '../../pages/domain/issues/issue-sign.tsx';
import { tabOfOpen } from '../../pages/domain/issues/issues-search.ts';
import { useTexts } from '../../texts/texts.tsx';
import type { Command } from './command.ts';
import { usePaused } from './use-paused.ts';

/** Maximum number of issues shown. */
const SHOWN = 5;

/** Minimum length of a text that is searched: a single character is in nearly every URL. */
const MIN_LENGTH = 2;

/** Maximum length of a text that the server accepts. */
const MAX_LENGTH = 200;

/** The newest open issues that the server finds for the typed text, of those that the person may see. */
export function useFoundIssues(typed: string, session: Session): readonly Command[] {
  const { palette } = useTexts();
  const navigate = useNavigate();
  const textOf = useIssueText();
  const text = typed.trim();
  const paused = usePaused(text);
  const fits = (q: string): boolean => q.length >= MIN_LENGTH && q.length <= MAX_LENGTH;
  const isSearched = session.account !== null && fits(text) && fits(paused);
  const { data = [] } = useQuery({ ...foundIssuesQuery(paused, SHOWN), enabled: isSearched });
  if (!isSearched) return [];
  return (
    data
      // Issues found for an earlier text may no longer fit.
      .filter(({ url }) => url.toLowerCase().includes(text.toLowerCase()))
      .map((issue): Command => {
        const { id, url, domain, domain_id: domainId } = issue;
        return {
          id: `issue-${id}`,
          group: 'issues',
          title: readableUrl(url),
          url,
          below: palette.issueOf(textOf(issue), hostText(domain)),
          icon: 'warning',
          run: () =>
            navigate({
              to: pagePaths.issues,
              params: { domainId },
              search: { state: tabOfOpen(issue), issue: id },
            }),
        };
      })
  );
}
