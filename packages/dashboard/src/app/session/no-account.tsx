import { Link } from '@tanstack/react-router';
import { pagePaths } from '../../page-paths.ts';
import { Page } from '../../parts/page/page.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { NewAccountForm } from './new-account-form.tsx';

/** Shown to a person who is no longer a member of any account. @param canCreate whether they may create one of their own */
export function NoAccount({ canCreate }: { readonly canCreate: boolean }) {
  const { shell } = useTexts();
  return (
    <Page title={shell.noAccount.title}>
      <p>{canCreate ? shell.noAccount.orCreate : shell.noAccount.text}</p>
      {canCreate && <NewAccountForm />}
      <p>
        <Link to={pagePaths.security}>{shell.noAccount.security}</Link>
      </p>
    </Page>
  );
}
