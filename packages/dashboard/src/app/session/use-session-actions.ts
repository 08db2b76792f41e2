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

/** What a person does with their session. Errors are shown as a toast unless said otherwise. */
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
  /** Goes on in the account that the session is for now. */
  const enter = async (changed: Session): Promise<void> => {
    forgetSession(queries);
    queries.setQueryData(sessionQuery.queryKey, changed);
    announceSession();
    toast(shell.switched(changed.account?.name ?? changed.user.name));
    await navigate({ to: '/' });
  };
  return {
    /** Goes to another account of the person. */
    switchTo: ({ id }: { readonly id: string }) =>
      orSay(async () => enter(await client.session.switchAccount({ account_id: id }))),
    /** Makes an account of the person's own and goes there. For a form: it shows the errors itself. */
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
