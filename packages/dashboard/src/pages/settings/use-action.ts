import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { isOutage } from '../../api/errors.ts';
import { noteError } from '../../app/connection/note-error.ts';
import { toast, toastError } from '../../app/toasts.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { ReauthenticationCanceled, withReauthentication } from './reauthentication.ts';

/** Returns a text for errors that are no response of the server; for the `explain` of a form. */
export function useExplain(): (error: unknown) => string | undefined {
  const { settings } = useTexts();
  return (error) => (error instanceof ReauthenticationCanceled ? settings.reauthentication.canceled : undefined);
}

export interface Action {
  readonly busy: boolean;
  /** Runs the action, after a confirmation if the server requires one. Errors are shown as a toast. */
  run(work: () => PromiseLike<unknown>): Promise<void>;
}

/** Runs the action of a button. `busy` is true meanwhile, so that it is not started twice. */
export function useAction(): Action {
  const { common } = useTexts();
  const explain = useExplain();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => PromiseLike<unknown>) => {
    setBusy(true);
    try {
      await withReauthentication(work);
    } catch (error) {
      noteError(queries, error);
      const otherwise = isOutage(error) ? common.noAnswer : common.failed;
      const better = explain(error);
      if (better === undefined) toastError(error, otherwise);
      else toast(better, 'critical');
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
