import type { Session } from '@linkvitals/contract/types';
import { useNavigate } from '@tanstack/react-router';
import { pagePaths } from '../../page-paths.ts';
import { useTexts } from '../../texts/texts.tsx';
import type { Command } from './command.ts';

/** The kinds of issues, each with the open issues of that kind. */
export function useKindCommands(session: Session): readonly Command[] {
  const { kindTitles } = useTexts();
  const navigate = useNavigate();
  if (session.account === null) return [];
  return Object.entries(kindTitles).map(([kind, title]) => ({
    id: `kind-${kind}`,
    group: 'kinds',
    title,
    isSentence: true,
    // `slow_page`, as the API and the files of CSV name it.
    also: kind.replaceAll('_', ' '),
    icon: 'go',
    run: () => navigate({ to: pagePaths.allIssues, search: { kind, severity: 'any' } }),
  }));
}
