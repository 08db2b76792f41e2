import type { Session } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'preact/hooks';
import { client } from '../../api/client.ts';
import { isSignedOut } from '../../api/errors.ts';
import { forgetPerson, forgetSession } from '../../api/forget-session.ts';
import { SESSION_KEY, sessionEnded, sessionResumed, whileLeaving } from '../../api/session-end.ts';
import { hasUnsavedChanges } from '../../parts/forms/unsaved.ts';
import { useTexts } from '../../texts/texts.tsx';
import { noteRecovery } from '../connection/connection.ts';
import { toast } from '../toasts.tsx';
import { readReturnPath } from './return-path.ts';
import { onSessionAnnounced } from './tabs-channel.ts';

const isSamePlace = (a: Session, b: Session): boolean => a.user.id === b.user.id && a.account?.id === b.account?.id;

/** Fetches the session from the server; null when nobody is signed in, undefined when that cannot be known now. */
async function currentSession(): Promise<Session | null | undefined> {
  try {
    return await client.session.get();
  } catch (error) {
    return isSignedOut(error) ? null : undefined;
  }
}

/** Returns a function to call when the page may have another session than before: it continues, signs out or switches the account. */
export function useSessionChange(): (next: Session | null) => Promise<void> {
  const { shell } = useTexts();
  const queries = useQueryClient();
  const router = useRouter();
  return async (next) => {
    const before = queries.getQueryData<Session | null>(SESSION_KEY) ?? null;
    sessionEnded.set(false);
    if (before !== null && next !== null && isSamePlace(before, next)) {
      queries.setQueryData(SESSION_KEY, next);
      noteRecovery();
      sessionResumed.set(sessionResumed.get() + 1);
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
      return;
    }
    if (before === null && next === null) return;
    const { pathname, href, search } = router.state.location;
    if (next === null) {
      return whileLeaving(async () => {
        await router.navigate({ to: '/sign-in', search: { return_to: href }, ignoreBlocker: true });
        forgetPerson(queries);
      });
    }
    forgetSession(queries);
    queries.setQueryData(SESSION_KEY, next);
    if (pathname === '/sign-in') {
      await router.navigate({ href: readReturnPath(search.return_to), ignoreBlocker: true });
    } else {
      toast(shell.switched(next.account?.name ?? next.user.name));
      await router.navigate({ to: '/', ignoreBlocker: true });
    }
  };
}

/**
 * Follows what other windows do with the session: sign-in, sign-out, another account. After a sign-out, a page with unsaved changes
 * stays open below the dialog that signs in again.
 */
export function useOtherWindows(): void {
  const change = useSessionChange();
  const follow = async () => {
    const session = await currentSession();
    if (session === null && hasUnsavedChanges()) sessionEnded.set(true);
    else if (session !== undefined) await change(session);
  };
  useEffect(() => onSessionAnnounced(() => void follow()));
}

/** Checks the session whenever the person comes back to this window, for example after a sign-in with a provider in another one. */
export function useSessionOnReturn(): void {
  const change = useSessionChange();
  useEffect(() => {
    const onFocus = () => void currentSession().then((session) => (session ? change(session) : undefined));
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  });
}
