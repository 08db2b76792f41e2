import type { Account } from '@linkvitals/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '../../../api/account-queries.ts';
import { client } from '../../../api/client.ts';
import { sessionQuery } from '../../../api/session-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { Form } from '../../../parts/form.tsx';
import { ErrorNote } from '../../../parts/note.tsx';
import { Page } from '../../../parts/page.tsx';
import { Submit } from '../../../parts/submit.tsx';
import { TextField } from '../../../parts/text-field.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useManages, useSession } from '../use-role.ts';
import { EndCard } from './end-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { EmailCard, PasswordCard, ProfileCard } from './profile-cards.tsx';

/** The name of the account, for those who may change it, and what the person is in it. */
function AccountCard({ account }: { readonly account: Pick<Account, 'name'> }) {
  const { account: texts } = useTexts().accountSettings;
  const session = useSession();
  const manages = useManages();
  const queries = useQueryClient();
  const rename = async ({ name = '' }: Readonly<Record<string, string>>) => {
    const changed = await client.account.update({ name });
    queries.setQueryData(accountQuery.queryKey, (before) => before && { ...before, ...changed });
    toast(texts.renamed(changed.name));
    await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  return (
    <section class="card pad stack">
      <h2>{texts.title}</h2>
      <p>{texts.role(texts.roles[session.account?.role ?? 'member'])}</p>
      {manages ? (
        <Form label={texts.title} onSubmit={rename}>
          <TextField name="name" label={texts.name} maxLength={255} required defaultValue={account.name} />
          <div class="row">
            <Submit>{texts.submit}</Submit>
          </div>
        </Form>
      ) : (
        <p>
          <b>{account.name}</b>
        </p>
      )}
    </section>
  );
}

/** Who the person is, and the account that they are in. */
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
        {session.account && <EndCard account={session.account} />}
      </div>
    </Page>
  );
}
