import type { Session } from '@linkvitals/contract/types';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { client } from './client.ts';
import { type Grants, type RightsOn, rightsOf } from './rights-of.ts';
import { sessionQuery } from './session-queries.ts';

const grantsQuery = (session: Session | null) =>
  queryOptions({
    queryKey: ['grants', session?.account?.id, session?.user.id],
    queryFn: async ({ signal }): Promise<Grants> => {
      if (session === null || session.account?.role !== 'member') return null;
      return (await client.members.get(session.user.id, { signal })).grants;
    },
    staleTime: 60_000,
  });

/** What the person may do; nothing until it is known. Actions that are not allowed are not offered. */
export function useRights(): RightsOn {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data } = useQuery(grantsQuery(session));
  // No grants, no rights.
  return rightsOf(data === undefined ? [] : data);
}
