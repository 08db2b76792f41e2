import type { Fix, IssueRecheck } from '@linkvitals/contract/types';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../../api/client.ts';
import { fixListsKey } from '../../../../api/fix-queries.ts';
import { toast } from '../../../../app/toasts.tsx';
import { useTexts } from '../../../../texts/texts.tsx';
import { refreshAllBut } from '../../issues/change-issue.ts';
import { keepMended, type ListedFix, mendedBy } from '../mended.ts';

type Listed = InfiniteData<{ readonly data: readonly ListedFix[] }>;

/** Issues of a fix that are read: more than may be checked again within an hour. */
const ISSUES = 100;

async function issueIdsOf({ id, domain_id }: Fix): Promise<readonly string[]> {
  const query = { state: 'open', fix_id: id, limit: ISSUES } as const;
  const { data } = await client.issues.listOfDomain(domain_id, query);
  return data.map((issue) => issue.id);
}

/** Waits for the rechecks of issues, which the server does one after the other. */
async function waitForAll(issueIds: readonly string[]): Promise<ReadonlyMap<string, IssueRecheck>> {
  const over = new Map<string, IssueRecheck>();
  for (const id of issueIds) over.set(id, await client.issues.waitForRecheck(id));
  return over;
}

/**
 * Returns a function that notes the issues of some fixes before these are checked again, and returns another that waits for the results of
 * those that are. A fix whose issues were all checked and are right then stays in its row, with the answer; all other data about issues is
 * fetched again.
 */
export function useFollowRechecks(domainId: string) {
  const { done } = useTexts().fixes;
  const queries = useQueryClient();
  return async (fixes: readonly Fix[]): Promise<(issueIds: readonly string[]) => Promise<void>> => {
    const issuesOf = new Map(await Promise.all(fixes.map(async (fix) => [fix.id, await issueIdsOf(fix)] as const)));
    const lists = { queryKey: fixListsKey(domainId), type: 'active' } as const;
    const before = queries.getQueriesData<Listed>(lists);
    return async (issueIds) => {
      const over = await waitForAll(issueIds);
      const mended = new Map([...issuesOf].map(([id, issues]) => [id, mendedBy(issues.map((one) => over.get(one)))]));
      await queries.invalidateQueries({ queryKey: lists.queryKey });
      for (const [key, list] of before) {
        const marked = list?.pages.flatMap(({ data }) =>
          data.map((fix) => ({ ...fix, mended: mended.get(fix.id) ?? fix.mended })),
        );
        queries.setQueryData<Listed>(key, (now) => now && { ...now, pages: keepMended(now.pages, marked ?? []) });
      }
      const right = [...over.values()].filter(({ issue_state }) => issue_state === 'fixed').length;
      toast(done.rechecked(right, over.size), right > 0 ? 'excellent' : 'critical');
      await refreshAllBut(queries, lists.queryKey[1]);
    };
  };
}
