import type { Account } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../../api/account-queries.ts';
import { NewAccountForm } from '../../../app/session/new-account-form.tsx';
import { useManages, useSession } from '../../../app/session/use-role.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { AccountNameForm } from './account-name-form.tsx';
import { EndCard } from './end-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { EmailCard, PasswordCard, ProfileCard } from './profile-cards.tsx';

/** The role of the person in the account, and its name, which owners and admins can change. */
function AccountCard({ account }: { readonly account: Pick<Account, 'name'> }) {
  const { account: texts } = useTexts().accountSettings;
  const session = useSession();
  const manages = useManages();
  return (
    <section class="card pad stack">
      <h2>{texts.title}</h2>
      <p>{texts.role(texts.roles[session.account?.role ?? 'member'])}</p>
      {manages ? (
        <AccountNameForm />
      ) : (
        <p>
          <b>{account.name}</b>
        </p>
      )}
    </section>
  );
}

/** The page with the profile of the person and their account. */
export function AccountPage() {
  const { settings } = useTexts();
  const session = useSession();
  const manages = useManages();
  const account = useQuery({ ...accountQuery, enabled: manages });
  return (
    <Page title={settings.pages.account}>
      <div class="settings-grid">
        <div class="stack">
          <ProfileCard />
          <PasswordCard />
        </div>
        <div class="stack">
          {session.account && <AccountCard key={session.account.id} account={session.account} />}
          <EmailCard />
        </div>
        {account.isError && <ErrorNote error={account.error} />}
        {manages && account.data && <PlanCard account={account.data} />}
        {session.account && session.can_create_account && <NewAccountForm />}
        {session.account && <EndCard account={session.account} />}
      </div>
    </Page>
  );
}
