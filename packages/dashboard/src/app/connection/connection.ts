import { client } from '../../api/client.ts';
import { createStore } from '../../store.ts';

/** The state of the connection: the server is ready, this machine has no network, nothing answers, or the server is not ready yet. */
export type Connection = 'there' | 'offline' | 'no-answer' | 'not-ready';

export const connection = createStore<Connection>('there');

/** A counter of ended interruptions. When it grows, requests that failed in the meantime are sent again. */
export const recoveries = createStore(0);

export const noteRecovery = (): void => recoveries.set(recoveries.get() + 1);

/** Finds out whether the server is ready for work. */
export async function look(signal?: AbortSignal): Promise<Connection> {
  if (!navigator.onLine) return 'offline';
  return client.readiness({ signal }).then(
    ({ status }) => (status === 'ready' ? 'there' : 'not-ready'),
    () => 'no-answer',
  );
}

let looking: Promise<Connection> | undefined;

/**
 * Checks whether the server is away, after a request that did not get through or was refused with 502, 503 or 504. An unreadable file
 * and a full queue have such a status too, so only the server's readiness decides whether there is an outage.
 */
export function suspectOutage(): Promise<Connection> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking.then((state) => {
    // During an outage the banner checks.
    if (connection.get() === 'there') connection.set(state);
    return state;
  });
}
