import { isApiError } from '@linkvitals/sdk';
import { createStore } from '../../store.ts';

/** Somebody waits for the person to confirm who they are. */
export interface PendingReauthentication {
  /** @param isConfirmed whether the session is fresh now */
  settle(isConfirmed: boolean): void;
}

/** What the dialog of the settings is open for; null: it is closed. */
export const pendingReauthentication = createStore<PendingReauthentication | null>(null);

/** The person closed the dialog, so the action was not done. */
export class ReauthenticationCanceled extends Error {}

const requestConfirmation = (): Promise<boolean> =>
  new Promise((resolve) => {
    pendingReauthentication.get()?.settle(false);
    pendingReauthentication.set({
      settle(isConfirmed) {
        pendingReauthentication.set(null);
        resolve(isConfirmed);
      },
    });
  });

/**
 * Does something that needs a sign-in of the last minutes. Where the server wants the person to confirm who they are, the
 * dialog of the settings has them do so, and the action is done again by itself.
 * @throws ReauthenticationCanceled when the person did not confirm
 */
export async function withReauthentication<T>(action: () => PromiseLike<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isApiError(error, 'reauthentication_required')) throw error;
    if (!(await requestConfirmation())) throw new ReauthenticationCanceled();
    return action();
  }
}
