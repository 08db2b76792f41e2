import type { Session } from '@linkvitals/contract/types';
import { useNavigate } from '@tanstack/react-router';
import { pagePaths } from '../../page-paths.ts';
import { useTexts } from '../../texts/texts.tsx';
import type { Command } from './command.ts';

/** The command that searches the open issues of all domains for the typed text in their URL; undefined without a text or an account. */
export function useIssueSearch(typed: string, session: Session): Command | undefined {
  const { palette } = useTexts();
  const navigate = useNavigate();
  const q = typed.trim();
  if (q === '' || session.account === null) return undefined;
  return {
    id: 'search-issues',
    group: 'search',
    title: palette.searchIssues(q),
    icon: 'search',
    run: () => navigate({ to: pagePaths.allIssues, search: { q, severity: 'any' } }),
  };
}
