import type { Session } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { forgetPerson, forgetSession } from '../../api/forget-session.ts';
import { whileLeaving } from '../../api/session-end.ts';
import { sessionQuery } from '../../api/session-queries.ts';
import { useTexts } from '../../texts/texts.tsx';
import { toast, toastError } from '../toasts.tsx';
import { announceSession } from './tabs-channel.ts';

/** Actions on the session of the person. An error is shown as a toast, except where noted. */
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
  /** Continues in the account that the session has now. */
  const enter = async (changed: Session): Promise<void> => {
    forgetSession(queries);
    queries.setQueryData(sessionQuery.queryKey, changed);
    announceSession();
    toast(shell.switched(changed.account?.name ?? changed.user.name));
    await navigate({ to: '/' });
  };
  return {
    /** Switches to another account of the person. */
    switchTo: ({ id }: { readonly id: string }) =>
      orSay(async () => enter(await client.session.switchAccount({ account_id: id }))),
    /** Creates an account owned by the person and switches to it. It throws its errors, for a form that shows them. */
    createAccount: async (name: string) => enter(await client.account.create({ name })),
    signOut: () =>
      orSay(() =>
        whileLeaving(async () => {
          await client.session.signOut();
          await navigate({ to: '/sign-in' });
          forgetPerson(queries);
          announceSession();
        }),
      ),
  };
}
