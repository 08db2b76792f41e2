import type { Session } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { forgetSession } from '../../api/forget-session.ts';
import { sessionQuery } from '../../api/session-queries.ts';
import { readReturnPath } from '../../app/session/return-path.ts';
import { announceSession } from '../../app/session/tabs-channel.ts';

/** What to do with a new session: forget what was there before, and go to where the person wanted to be. */
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
