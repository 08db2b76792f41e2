import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { Button } from '../parts/button.tsx';
import { ErrorNote } from '../parts/note.tsx';
import { Page } from '../parts/page.tsx';
import { useTexts } from '../texts/texts.tsx';

/** In place of a page that could not be shown. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { common } = useTexts();
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div class="pad stack">
      <Page title={common.broke.title}>
        <ErrorNote error={error} />
        <div class="row">
          <Button kind="primary" onClick={again}>
            {common.tryAgain}
          </Button>
          <Button onClick={() => location.reload()}>{common.broke.reload}</Button>
        </div>
      </Page>
    </div>
  );
}
