import type { Domain } from '@linkvitals/contract/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { toast, toastError } from '../../../app/toasts.tsx';
import { isSame } from '../../../parts/forms/is-same.ts';
import { useTexts } from '../../../texts/texts.tsx';

type Change = Partial<Domain['settings']>;

const hasAll = (settings: Domain['settings'], change: Change): boolean => isSame({ ...settings, ...change }, settings);

async function changeAll(change: Change): Promise<void> {
  for await (const { id, settings } of client.domains.list({ sort: 'hostname' }))
    if (!hasAll(settings, change)) await client.domains.update(id, { settings: change });
}

/** Changes settings of a domain, or of all domains of the account. @param domainId Undefined: all domains */
export function useChangeDomains(domainId?: string) {
  const { settings, common } = useTexts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => {
      if (domainId === undefined) await changeAll(change);
      else await client.domains.update(domainId, { settings: change });
    },
    onSuccess: () => toast(settings.saved),
    onError: (error) => toastError(error, common.failed),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['domains'] });
      // The settings of notifications count the domains that use each channel. The forms do not follow them.
      await queries.invalidateQueries({ queryKey: ['notification-settings'] });
    },
  });
}
