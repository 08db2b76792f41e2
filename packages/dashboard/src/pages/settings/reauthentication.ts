import { isApiError } from '@linkvitals/sdk';
import { createStore } from '../../store.ts';

/** An action that waits until the person confirms who they are. */
export interface PendingReauthentication {
  /** Ends the waiting. @param isConfirmed whether the person signed in again just now */
  settle(isConfirmed: boolean): void;
}

/** The action for which the dialog of the settings is open; null when it is closed. */
export const pendingReauthentication = createStore<PendingReauthentication | null>(null);

/** The person closed the dialog, so the action was not run. */
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
 * Runs an action that needs a recent sign-in. If the server requires a confirmation, the dialog of the settings requests it from the
 * person, and then the action runs again by itself.
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
