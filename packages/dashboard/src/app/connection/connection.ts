import { client } from '../../api/client.ts';
import { createStore } from '../../store.ts';

/** What is known of the way to the server: the machine has no network, nothing answers, or the server takes no work yet. */
export type Connection = 'there' | 'offline' | 'no-answer' | 'not-ready';

export const connection = createStore<Connection>('there');

/** Counts up each time work goes on after an interruption: what failed meanwhile is tried again. */
export const recoveries = createStore(0);

export const noteRecovery = (): void => recoveries.set(recoveries.get() + 1);

/** Looks whether the server takes work. */
export async function look(signal?: AbortSignal): Promise<Connection> {
  if (!navigator.onLine) return 'offline';
  return client.readiness({ signal }).then(
    ({ status }) => (status === 'ready' ? 'there' : 'not-ready'),
    () => 'no-answer',
  );
}

let looking: Promise<Connection> | undefined;

/**
 * A request did not get through, or was refused with a status that an outage has too: so has a file that cannot be read, or
 * a queue that is full. Only when the server itself is not ready, it is an outage.
 */
export function suspectOutage(): Promise<Connection> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking.then((state) => {
    // While it is away, the banner looks.
    if (connection.get() === 'there') connection.set(state);
    return state;
  });
}
