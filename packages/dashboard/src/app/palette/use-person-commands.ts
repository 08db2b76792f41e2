import type { Session } from '@linkvitals/contract/types';
import type { Language } from '../../texts/languages.ts';
import { languages } from '../../texts/languages.ts';
import { useTexts } from '../../texts/texts.tsx';
import { chooseLanguageHere, language, type Theme, theme } from '../preferences.ts';
import { useSessionActions } from '../session/use-session-actions.ts';
import { overlay } from '../shortcuts/overlay.ts';
import type { Command } from './command.ts';

const themeIcons = { light: 'sun', dark: 'moon', system: 'gear' } as const;

/** The commands of the person: switching accounts, theme, language, shortcuts, sign-out. */
export function usePersonCommands(session: Session): readonly Command[] {
  const { palette, shell } = useTexts();
  const { also } = palette;
  const { switchTo, signOut } = useSessionActions();
  const person = (part: Omit<Command, 'group'>): Command => ({ group: 'person', ...part });
  const others = session.accounts.filter(({ id }) => id !== session.account?.id);
  return [
    ...others.map((account) =>
      person({
        id: `account-${account.id}`,
        title: palette.switchTo(account.name),
        icon: 'user',
        run: () => switchTo(account),
      }),
    ),
    ...(Object.keys(shell.themes) as Theme[])
      .filter((one) => one !== theme.get())
      .map((one) =>
        person({
          id: `theme-${one}`,
          title: palette.theme(shell.themes[one]),
          also: also.theme,
          icon: themeIcons[one],
          run: () => theme.set(one),
        }),
      ),
    ...(Object.keys(languages) as Language[])
      .filter((one) => one !== language.get())
      .map((one) =>
        person({
          id: `language-${one}`,
          title: palette.language(languages[one]),
          also: also.language,
          icon: 'globe',
          run: () => chooseLanguageHere(one),
        }),
      ),
    person({
      id: 'shortcuts',
      title: palette.shortcuts.title,
      also: also.shortcuts,
      keys: '?',
      icon: 'keyboard',
      run: () => overlay.set('shortcuts'),
    }),
    person({ id: 'sign-out', title: shell.signOut, also: also.signOut, icon: 'signOut', run: signOut }),
  ];
}
