import './security.css';
import { useSearch } from '@tanstack/react-router';
import { useSession } from '../../../app/session/use-role.ts';
import { Note } from '../../../parts/page/note.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TotpCard } from './totp-card.tsx';

/** The reason why an identity provider sent the person back without success. */
function ProviderError() {
  const { providerErrors } = useTexts().signIn;
  const { error } = useSearch({ from: '/signed-in/settings/security' });
  if (error === undefined) return null;
  return (
    <Note tone="critical" role="alert">
      {providerErrors[error] ?? providerErrors.other}
    </Note>
  );
}

/** The page with the person's ways to sign in and their sessions. */
export function SecurityPage() {
  const { settings } = useTexts();
  const { factors } = useSession();
  return (
    <Page title={settings.pages.security}>
      <ProviderError />
      <div class="settings-grid">
        <SessionsCard />
        <div class="stack">
          {(factors.password || factors.totp) && <TotpCard />}
          <PasskeysCard />
          <IdentitiesCard />
        </div>
      </div>
    </Page>
  );
}
