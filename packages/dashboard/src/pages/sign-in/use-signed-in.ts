import type { Session } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { forgetSession } from '../../api/forget-session.ts';
import { sessionQuery } from '../../api/session-queries.ts';
import { readReturnPath } from '../../app/session/return-path.ts';
import { announceSession } from '../../app/session/tabs-channel.ts';

/** Returns a function to call with a new session: it removes data of the session before and opens the page that the person wanted. */
export function useSignedIn(): (session: Session, returnTo?: string) => void {
  const queries = useQueryClient();
  const router = useRouter();
  return (session, returnTo) => {
    forgetSession(queries);
    queries.setQueryData(sessionQuery.queryKey, session);
    announceSession();
    router.history.push(`${router.basepath.replace(/\/$/, '')}${readReturnPath(returnTo ?? '/')}`);
  };
}
