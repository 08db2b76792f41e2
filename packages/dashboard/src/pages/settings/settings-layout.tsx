import '../../parts/badge.css';
import '../../parts/tabs.css';
import './settings.css';
import type { Role } from '@linkvitals/contract/types';
import { Link, Outlet } from '@tanstack/react-router';
import { pagePaths } from '../../page-paths.ts';
import type { Texts } from '../../texts/en/index.ts';
import { useTexts } from '../../texts/texts.tsx';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';
import { useRole } from './use-role.ts';

interface Entry {
  readonly to: (typeof pagePaths)[keyof typeof pagePaths];
  readonly text: keyof Texts['settings']['pages'];
  /** Who is offered the page; default: everybody. */
  readonly roles?: readonly Role[];
}

/** The pages of the settings, in the order of their tabs. */
const entries: readonly Entry[] = [{ to: pagePaths.accountSettings, text: 'account' }];

/** What is around every page of the settings: the way to the others, and the dialog in which a person confirms who they are. */
export function SettingsLayout() {
  const { settings } = useTexts();
  const role = useRole();
  return (
    <>
      <nav class="tabs" aria-label={settings.navigation}>
        {entries
          .filter(({ roles }) => roles === undefined || roles.includes(role))
          .map(({ to, text }) => (
            <Link key={to} to={to} activeOptions={{ includeSearch: false }}>
              {settings.pages[text]}
            </Link>
          ))}
      </nav>
      <Outlet />
      <ReauthenticationDialog />
    </>
  );
}
