import type { Session } from '@linkvitals/contract/types';
import { useRouter } from '@tanstack/react-router';
import { pagePaths } from '../../page-paths.ts';
import { Icon } from '../../parts/buttons/icon.tsx';
import { Menu, MenuChoice, MenuGroup, MenuItem } from '../../parts/overlays/menu.tsx';
import { useStore } from '../../store.ts';
import { type Language, languages } from '../../texts/languages.ts';
import { useTexts } from '../../texts/texts.tsx';
import { chooseLanguageHere, language, type Theme, theme } from '../preferences.ts';
import { overlay } from '../shortcuts/overlay.ts';
import { useSessionActions } from './use-session-actions.ts';

function ThemeChoices() {
  const { shell } = useTexts();
  const chosen = useStore(theme);
  return (
    <MenuGroup label={shell.theme}>
      {(Object.keys(shell.themes) as Theme[]).map((one) => (
        <MenuChoice key={one} checked={one === chosen} onSelect={() => theme.set(one)}>
          {shell.themes[one]}
        </MenuChoice>
      ))}
    </MenuGroup>
  );
}

function LanguageChoices() {
  const { shell } = useTexts();
  const chosen = useStore(language);
  return (
    <MenuGroup label={shell.language}>
      {(Object.keys(languages) as Language[]).map((one) => (
        <MenuChoice key={one} checked={one === chosen} onSelect={() => chooseLanguageHere(one)}>
          <span lang={one}>{languages[one]}</span>
        </MenuChoice>
      ))}
    </MenuGroup>
  );
}

/** The accounts of the person, to switch between them; renders nothing when there is only one. */
function AccountChoices({ session }: { readonly session: Session }) {
  const { shell } = useTexts();
  const { switchTo } = useSessionActions();
  if (session.accounts.length < 2) return null;
  return (
    <>
      <MenuGroup label={shell.accounts}>
        {session.accounts.map((account) => (
          <MenuChoice
            key={account.id}
            checked={account.id === session.account?.id}
            onSelect={() => void switchTo(account)}
          >
            {account.name}
          </MenuChoice>
        ))}
      </MenuGroup>
      <hr />
    </>
  );
}

/** Whether there may be a keyboard. Devices used only by finger rarely have one. */
const hasKeyboard = (): boolean => !matchMedia('(hover: none) and (pointer: coarse)').matches;

/** The menu of the signed-in person and their account: switching accounts, profile, theme, language, sign-out. */
export function AccountMenu({ session }: { readonly session: Session }) {
  const { shell, palette, accountSettings } = useTexts();
  const router = useRouter();
  const { signOut } = useSessionActions();
  const { user, account } = session;
  return (
    <Menu
      upward
      buttonClass="nav-item"
      menuLabel={shell.accountMenu}
      button={
        <>
          <Icon name="user" />
          <span class="who">
            <b class="long">{account?.name ?? user.name}</b>
            <b class="short">{shell.account}</b>
            <span class="small">{user.email}</span>
          </span>
        </>
      }
    >
      <AccountChoices session={session} />
      <ThemeChoices />
      <LanguageChoices />
      <hr />
      <MenuItem icon="user" onSelect={() => void router.navigate({ to: pagePaths.accountSettings })}>
        {accountSettings.profile.title}
      </MenuItem>
      {hasKeyboard() && (
        <MenuItem icon="keyboard" onSelect={() => overlay.set('shortcuts')}>
          {palette.shortcuts.title}
        </MenuItem>
      )}
      <MenuItem icon="signOut" onSelect={() => void signOut()}>
        {shell.signOut}
      </MenuItem>
    </Menu>
  );
}
