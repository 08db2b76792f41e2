import { readableUrl } from '@linkvitals/contract/readable/url';
import type { Issue } from '@linkvitals/contract/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { isOutage } from '../../../api/errors.ts';
import { lastRecheckQuery } from '../../../api/issue-queries.ts';
import { useRights } from '../../../api/rights.ts';
import { toast, toastError } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useRefreshInPlace, useRefreshIssues } from './change-issue.ts';
import { recheckNews } from './recheck-news.ts';

/** A button that requests the URL of an issue again now. The result is announced, also when the person has gone to another page. */
export function RecheckButton({ issue }: { readonly issue: Issue }) {
  const { issues, common } = useTexts();
  const queries = useQueryClient();
  const refresh = useRefreshIssues();
  const refreshInPlace = useRefreshInPlace();
  const recheck = useMutation({
    mutationFn: async () => {
      await client.issues.recheck(issue.id);
      return client.issues.waitForRecheck(issue.id);
    },
    onSuccess: (over) => {
      const { text, isGood } = recheckNews(over, issues);
      toast(text, isGood ? 'excellent' : 'critical');
      queries.setQueryData(lastRecheckQuery(issue.id).queryKey, over);
      return over.outcome === 'fixed' ? refreshInPlace(issue.id) : refresh();
    },
    onError: (error) => toastError(error, isOutage(error) ? common.noAnswer : common.failed),
  });
  if (!useRights()(issue.domain_id).has('crawl')) return null;
  return (
    <Button
      busy={recheck.isPending}
      onClick={() => recheck.mutate()}
      aria-label={`${recheck.isPending ? issues.rechecking : issues.recheck}: ${readableUrl(issue.url)}`}
    >
      {recheck.isPending ? issues.rechecking : issues.recheck}
    </Button>
  );
}
