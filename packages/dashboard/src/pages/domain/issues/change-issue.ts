import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { isOutage } from '../../../api/errors.ts';
import { toast, toastError, toastWith } from '../../../app/toasts.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** Lists, details, domains, which count issues, and links of crawls, which say what is ignored. */
const showsIssues = ({ queryKey: key }: Query): boolean =>
  key[0] === 'issues' || key[0] === 'domains' || key.includes('links');

/** Takes back a change. */
export interface Undo {
  run(): PromiseLike<unknown>;
  /** What is announced then. */
  readonly done: string;
}

/** Fetches again what shows issues. */
export function useRefreshIssues(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ predicate: showsIssues });
}

/** Announces what was done, and offers to take it back; then what shows it is fetched again. */
export function useOfferUndo(): (done: string, undo: Undo, refresh: () => Promise<unknown>) => void {
  const { common } = useTexts();
  return (done, undo, refresh) => {
    const run = async () => {
      await undo.run();
      toast(undo.done);
      await refresh();
    };
    toastWith(done, { text: common.undo, run });
  };
}

/**
 * Changes an issue, then fetches what shows it; a failure is announced.
 * @param done what to announce, if anything
 * @param undo what the announcement offers, with what it says then; left out: nothing
 */
export function useChangeIssue<T = void>(change: (value: T) => PromiseLike<unknown>, done?: string, undo?: Undo) {
  const { common } = useTexts();
  const refresh = useRefreshIssues();
  const offerUndo = useOfferUndo();
  return useMutation({
    mutationFn: async (value: T) => {
      await change(value);
    },
    onSuccess: () => {
      if (done !== undefined && undo !== undefined) offerUndo(done, undo, refresh);
      else if (done !== undefined) toast(done);
      return refresh();
    },
    onError: (error) => toastError(error, isOutage(error) ? common.noAnswer : common.failed),
  });
}
