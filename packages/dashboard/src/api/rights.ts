import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { client } from './client.ts';
import { type Grants, type RightsOn, rightsOf } from './rights-of.ts';
import { sessionQuery } from './session-queries.ts';

const grantsQuery = (accountId: string | undefined, userId = '') =>
  queryOptions({
    queryKey: ['grants', accountId, userId],
    queryFn: async ({ signal }): Promise<Grants> => (await client.members.get(userId, { signal })).grants,
    staleTime: 60_000,
  });

/** The rights of the person, for components that offer only allowed actions. A member has no rights until the grants are loaded. */
export function useRights(): RightsOn {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const isMember = session?.account?.role === 'member';
  const { data = [] } = useQuery({ ...grantsQuery(session?.account?.id, session?.user.id), enabled: isMember });
  return rightsOf(isMember ? data : null);
}
