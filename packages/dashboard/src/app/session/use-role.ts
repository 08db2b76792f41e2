import type { Role, Session } from '@linkvitals/contract/types';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../api/session-queries.ts';

/** The session of the person. Pages in the shell are shown only to people who are signed in. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(sessionQuery);
  if (data === null) throw new Error('nobody is signed in');
  return data;
}

/** The role of the person in the account. Without an account it is `member`, the role with the fewest rights. */
export const useRole = (): Role => useSession().account?.role ?? 'member';

/** Whether the person may manage the account, as owners and admins may. */
export const useManages = (): boolean => useRole() !== 'member';
