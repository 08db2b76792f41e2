import { Link } from '@tanstack/react-router';
import { pagePaths } from '../../page-paths.ts';
import { Page } from '../../parts/page/page.tsx';
import { useTexts } from '../../texts/texts.tsx';

/** For somebody whom no account knows any more. */
export function NoAccount() {
  const { shell } = useTexts();
  return (
    <Page title={shell.noAccount.title}>
      <p>{shell.noAccount.text}</p>
      <p>
        <Link to={pagePaths.security}>{shell.noAccount.security}</Link>
      </p>
    </Page>
  );
}
