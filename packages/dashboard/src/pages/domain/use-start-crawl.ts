import { hostText } from '@linkvitals/contract/readable/host';
import type { Domain } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { toast, toastError } from '../../app/toasts.tsx';
import { useTexts } from '../../texts/texts.tsx';

/** Starts a crawl of a domain. If one is already running, that counts as success. */
export function useStartCrawl(domain: Pick<Domain, 'id' | 'hostname'>) {
  const { domains, common } = useTexts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await client.crawls.start(domain.id);
      } catch (error) {
        if (!isApiError(error, 'crawl_in_progress')) throw error;
      }
    },
    onSuccess: () => {
      toast(domains.actions.started(hostText(domain.hostname)));
      return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    },
    onError: (error) => toastError(error, common.failed),
  });
}
