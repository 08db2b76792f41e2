import type { Session } from '@linkvitals/contract/types';
import { useNavigate } from '@tanstack/react-router';
import { pagePaths } from '../../page-paths.ts';
import { useTexts } from '../../texts/texts.tsx';
import type { Command } from './command.ts';

/** Commands for the kinds of issues, each of which lists the open issues of that kind. */
export function useKindCommands(session: Session): readonly Command[] {
  const { kindTitles } = useTexts();
  const navigate = useNavigate();
  if (session.account === null) return [];
  return Object.entries(kindTitles).map(([kind, title]) => ({
    id: `kind-${kind}`,
    group: 'kinds',
    title,
    isSentence: true,
    // Makes a command findable by the name in the API and in CSV files, such as `slow_page`.
    also: kind.replaceAll('_', ' '),
    icon: 'go',
    run: () => navigate({ to: pagePaths.allIssues, search: { kind, severity: 'any' } }),
  }));
}
