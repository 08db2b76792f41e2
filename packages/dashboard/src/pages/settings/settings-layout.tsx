import '../../parts/labels/badge.css';
import './settings.css';
import { Link, Outlet, useMatchRoute } from '@tanstack/react-router';
import { useRole } from '../../app/session/use-role.ts';
import { Note } from '../../parts/page/note.tsx';
import { Page } from '../../parts/page/page.tsx';
import { Tabs } from '../../parts/page/tabs.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';
import { isOffered, settingsEntries } from './settings-entries.ts';

/** The frame around every page of the settings: its tabs, and the dialog in which a person confirms who they are. */
export function SettingsLayout() {
  const { settings } = useTexts();
  const role = useRole();
  const matches = useMatchRoute();
  // People may open the address of a page that is not offered to them.
  const refused = settingsEntries.find((entry) => matches({ to: entry.to, fuzzy: true }) && !isOffered(entry, role));
  const offered = settingsEntries.filter((entry) => isOffered(entry, role));
  return (
    <>
      <Tabs label={settings.navigation}>
        {offered.map(({ to, text }) => (
          <Link key={to} to={to} activeOptions={{ includeSearch: false }}>
            {settings.pages[text]}
          </Link>
        ))}
      </Tabs>
      {refused ? (
        <Page title={settings.pages[refused.text]}>
          <Note tone="accent">{settings.notForMembers}</Note>
        </Page>
      ) : (
        <Outlet />
      )}
      <ReauthenticationDialog />
    </>
  );
}
