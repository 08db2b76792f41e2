import { Link } from '@tanstack/react-router';
import { NarrowPage } from '../parts/page/narrow-page.tsx';
import { Page } from '../parts/page/page.tsx';
import { useTexts } from '../texts/texts.tsx';

function Way() {
  const { notFound, toDomains } = useTexts().common;
  return (
    <>
      <p>{notFound.text}</p>
      <p>
        <Link to="/">{toDomains}</Link>
      </p>
    </>
  );
}

/** Shown for a path without a page. */
export function NotFound() {
  const { notFound } = useTexts().common;
  return (
    <NarrowPage title={notFound.title}>
      <Way />
    </NarrowPage>
  );
}

/** Shown when a page exists, but its subject does not, such as a deleted domain. It stays within the shell. */
export function NothingHere() {
  const { notFound } = useTexts().common;
  return (
    <Page title={notFound.title}>
      <div class="card pad stack">
        <Way />
      </div>
    </Page>
  );
}
