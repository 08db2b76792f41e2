import { hostText } from '@linkvitals/contract/readable/host';
import type { Session } from '@linkvitals/contract/types';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { withoutUndefined } from '../../api/without-undefined.ts';
import type { Command } from './command.ts';
import { match } from './match.ts';
import { usePaused } from './use-paused.ts';

/** Maximum number of domains shown. */
const SHOWN = 6;

const foundDomainsQuery = (q: string) =>
  queryOptions({
    queryKey: ['domains', 'found', q],
    queryFn: async ({ signal }) => {
      const query = withoutUndefined({ q: q === '' ? undefined : q, limit: SHOWN });
      return (await client.domains.list(query, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });

export interface FoundDomains {
  readonly commands: readonly Command[];
  /** Whether the response to the current text is still awaited. */
  readonly isSearching: boolean;
}

/** The domains that the server finds for the typed text; without a text, the newest ones. */
export function useFoundDomains(typed: string, session: Session): FoundDomains {
  const navigate = useNavigate();
  const text = typed.trim();
  const paused = usePaused(text);
  const { data = [], isFetching } = useQuery({ ...foundDomainsQuery(paused), enabled: session.account !== null });
  const commands = data
    // Domains found for an earlier text may no longer fit.
    .filter(({ hostname }) => match(text, hostText(hostname)) > 0)
    .map(
      ({ id, hostname }): Command => ({
        id: `domain-${id}`,
        group: 'domains',
        title: hostText(hostname),
        icon: 'globe',
        run: () => navigate({ to: '/domains/$domainId', params: { domainId: id } }),
      }),
    );
  return { commands, isSearching: isFetching || paused !== text };
}
