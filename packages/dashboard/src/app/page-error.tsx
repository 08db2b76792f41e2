import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'preact/hooks';
import { isNotFound, isOutage } from '../api/errors.ts';
import { Button } from '../parts/buttons/button.tsx';
import { ErrorNote, Note } from '../parts/page/note.tsx';
import { Page } from '../parts/page/page.tsx';
import { useStore } from '../store.ts';
import { useTexts } from '../texts/texts.tsx';
import { connection, recoveries, suspectOutage } from './connection/connection.ts';
import { PageNotLoadedError } from './lazy-page.ts';
import { NothingHere } from './not-found.tsx';

const RELOADED = 'linkvitals.reloaded';

/** Reloads the page once: the server may have another version of the dashboard, with other scripts. A second time would not help. */
function reloadOnce(): void {
  if (sessionStorage.getItem(RELOADED) === location.href) return;
  sessionStorage.setItem(RELOADED, location.href);
  location.reload();
}

/** Tries again when an interruption is over. */
function useRecovery(again: () => void): void {
  const count = useStore(recoveries);
  const first = useRef(count);
  useEffect(() => {
    if (count !== first.current) again();
  }, [count]);
}

/** Shown instead of a page that failed. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { common } = useTexts();
  const router = useRouter();
  const again = () => {
    void router.invalidate();
    reset();
  };
  useRecovery(again);
  useEffect(() => {
    if (error instanceof PageNotLoadedError) {
      // During an outage the script is no reason to reload: the page is shown when the server is back.
      if (connection.get() === 'there') void suspectOutage().then((state) => state === 'there' && reloadOnce());
    } else if (isOutage(error)) void suspectOutage();
  }, [error]);
  if (isNotFound(error)) return <NothingHere />;
  return (
    <div class="pad stack">
      <Page title={common.broke.title}>
        {error instanceof PageNotLoadedError ? (
          <Note tone="critical" role="alert">
            {common.noAnswer}
          </Note>
        ) : (
          <ErrorNote error={error} />
        )}
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
