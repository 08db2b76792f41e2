import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'preact/hooks';
import { client } from '../api/client.ts';
import { createStore, useStore } from '../store.ts';
import { useTexts } from '../texts/texts.tsx';
import { toast } from './toasts.tsx';

const LOOK_EVERY_MS = 2_000;

/** Whether the last request got through. */
export const connection = createStore<'there' | 'lost'>('there');

/** Resolves when the server takes work again. */
async function whenBack(signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const isReady = await client.readiness({ signal }).then(
      ({ status }) => status === 'ready',
      () => false,
    );
    if (isReady) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return false;
}

/** Says that the server is away, and fetches everything that is shown anew when it is back. */
export function ConnectionBanner() {
  const { common } = useTexts();
  const state = useStore(connection);
  const queries = useQueryClient();
  useEffect(() => {
    if (state === 'there') return;
    const end = new AbortController();
    whenBack(end.signal).then((isBack) => {
      if (!isBack) return;
      connection.set('there');
      toast(common.connectionBack);
      void queries.invalidateQueries();
    });
    return () => end.abort();
  }, [state, queries, common]);
  return (
    <div class="lost" role="status">
      {state === 'lost' ? common.connectionLost : ''}
    </div>
  );
}
