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

/** Why an identity provider sent the person back without what they wanted. */
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

/** How the person signs in, and where they are signed in. */
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
