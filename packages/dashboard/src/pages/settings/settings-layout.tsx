import '../../parts/badge.css';
import './settings.css';
import type { Role } from '@linkvitals/contract/types';
import { Link, Outlet, useMatchRoute } from '@tanstack/react-router';
import { pagePaths } from '../../page-paths.ts';
import { Note } from '../../parts/note.tsx';
import { Tabs } from '../../parts/tabs.tsx';
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

const managers: readonly Role[] = ['owner', 'admin'];

/** The pages of the settings, in the order of their tabs. */
const entries: readonly Entry[] = [
  { to: pagePaths.accountSettings, text: 'account' },
  { to: pagePaths.security, text: 'security' },
  { to: pagePaths.members, text: 'members', roles: managers },
  { to: pagePaths.notificationSettings, text: 'notifications', roles: managers },
  { to: pagePaths.webhooks, text: 'webhooks', roles: managers },
  { to: pagePaths.apiKeys, text: 'apiKeys', roles: managers },
  { to: pagePaths.auditLog, text: 'audit', roles: managers },
];

/** What is around every page of the settings: the way to the others, and the dialog in which a person confirms who they are. */
export function SettingsLayout() {
  const { settings } = useTexts();
  const role = useRole();
  const matches = useMatchRoute();
  const isOffered = ({ roles }: Entry) => roles === undefined || roles.includes(role);
  // Somebody may open the address of a page that is not offered.
  const isRefused = entries.some((entry) => matches({ to: entry.to, fuzzy: true }) && !isOffered(entry));
  return (
    <>
      <Tabs label={settings.navigation}>
        {entries.filter(isOffered).map(({ to, text }) => (
          <Link key={to} to={to} activeOptions={{ includeSearch: false }}>
            {settings.pages[text]}
          </Link>
        ))}
      </Tabs>
      {isRefused ? <Note tone="accent">{settings.notForMembers}</Note> : <Outlet />}
      <ReauthenticationDialog />
    </>
  );
}
