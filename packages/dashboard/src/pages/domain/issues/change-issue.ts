import type { Issue } from '@linkvitals/contract/types';
import { type InfiniteData, type Query, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isOutage } from '../../../api/errors.ts';
import { issueQuery } from '../../../api/issue-queries.ts';
import { toast, toastError, toastWith } from '../../../app/toasts.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** Whether a query's data shows issues: lists and details of issues, domains with their counts, links of crawls with "ignored" marks. */
const showsIssues = ({ queryKey: key }: Query): boolean =>
  key[0] === 'issues' || key[0] === 'domains' || key.includes('links');

/** The way to undo a change. */
export interface Undo {
  run(): PromiseLike<unknown>;
  /** The announcement after undoing. */
  readonly done: string;
}

/** Returns a function that fetches all data that shows issues again. */
export function useRefreshIssues(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ predicate: showsIssues });
}

/** Fetches all data that shows issues again, except lists of this kind. */
export const refreshAllBut = (queries: QueryClient, kind: 'of' | 'fixes-of'): Promise<void> =>
  queries.invalidateQueries({ predicate: (query) => showsIssues(query) && query.queryKey[1] !== kind });

type Listed = InfiniteData<{ readonly data: readonly Issue[] }>;

/** Puts an issue in its present state into a list. A list knows the first place of an issue, which the issue alone does not say. */
const withIssue =
  (now: Issue) =>
  (known: Listed | undefined): Listed | undefined =>
    known && {
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        data: page.data.map((issue) => (issue.id === now.id ? { ...issue, ...now } : issue)),
      })),
    };

/**
 * Returns a function that shows an issue in its present state where it is listed, and fetches all other data about issues again. So a person
 * sees in the row what became of an issue that does not belong to the list any more.
 */
export function useRefreshInPlace(): (issueId: string) => Promise<void> {
  const queries = useQueryClient();
  return async (issueId) => {
    const now = await queries.fetchQuery({ ...issueQuery(issueId), staleTime: 0 });
    queries.setQueriesData<Listed>({ queryKey: ['issues', 'of'] }, withIssue(now));
    await refreshAllBut(queries, 'of');
  };
}

/** Returns a function that announces a change and offers to undo it. After undoing, it calls `refresh`. */
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
 * Changes an issue, then fetches the data that shows it again. A failure is announced.
 * @param done the announcement, if any
 * @param undo the way to undo the change, offered in the announcement; default: none
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
