import type { Role, Session } from '@linkvitals/contract/types';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../api/session-queries.ts';

/** The session of the person; pages in the shell are shown to nobody else. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(sessionQuery);
  if (data === null) throw new Error('nobody is signed in');
  return data;
}

/** What the person is in the account; `member`, which may the least, without one. */
export const useRole = (): Role => useSession().account?.role ?? 'member';

/** Who may manage the account: owners and admins. */
export const useManages = (): boolean => useRole() !== 'member';
