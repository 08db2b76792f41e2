import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { sessionQuery } from '../../api/session-queries.ts';
import { useTexts } from '../../texts/texts.tsx';
import { toast, toastError } from '../toasts.tsx';
import { announceSession } from './tabs-channel.ts';

/** What a person does with their session. Errors are shown as a toast. */
export function useSessionActions() {
  const { shell, common } = useTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const orSay = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      toastError(error, common.failed);
    }
  };
  return {
    /** Goes to another account of the person. */
    switchTo: (account: { readonly id: string; readonly name: string }) =>
      orSay(async () => {
        const changed = await client.session.switchAccount({ account_id: account.id });
        // Nothing of one account may be seen in another.
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
        queries.setQueryData(sessionQuery.queryKey, changed);
        announceSession();
        toast(shell.switched(account.name));
        await navigate({ to: '/' });
      }),
    signOut: () =>
      orSay(async () => {
        await client.session.signOut();
        await navigate({ to: '/sign-in' });
        queries.clear();
        announceSession();
      }),
  };
}
