import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'preact/hooks';
import { useStore } from '../../store.ts';
import { useTexts } from '../../texts/texts.tsx';
import { toast } from '../toasts.tsx';
import { connection, look, noteRecovery } from './connection.ts';

const LOOK_EVERY_MS = 2_000;

/** Waits until the next check, which comes at once when the machine has a network again. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LOOK_EVERY_MS);
    const wake = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', wake, { once: true, signal });
    signal.addEventListener('abort', wake);
  });

/** Checks the server until it is ready again. */
async function followOutage(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && connection.get() !== 'there') {
    await pause(signal);
    const state = await look(signal);
    if (!signal.aborted) connection.set(state);
  }
}

/** The banner about an interrupted connection. After the interruption, all data on the page is fetched again. */
export function ConnectionBanner() {
  const { common } = useTexts();
  const state = useStore(connection);
  const queries = useQueryClient();
  const router = useRouter();
  const isLost = state !== 'there';
  useEffect(() => {
    const onOffline = () => connection.set('offline');
    window.addEventListener('offline', onOffline);
    return () => window.removeEventListener('offline', onOffline);
  }, []);
  useEffect(() => {
    if (!isLost) return;
    const end = new AbortController();
    void followOutage(end.signal).then(() => {
      if (end.signal.aborted) return;
      toast(common.connectionBack);
      noteRecovery();
      void queries.invalidateQueries();
      void router.invalidate();
    });
    // This also runs when the outage is over, because the store changes before the component: then the work above must finish.
    return () => connection.get() !== 'there' && end.abort();
  }, [isLost, queries, router, common]);
  return (
    <div class="lost" role="status">
      {state === 'there' ? '' : common.connection[state]}
    </div>
  );
}
