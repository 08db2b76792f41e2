import type { Session } from '@linkvitals/contract/types';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'preact/hooks';
import { client } from '../../api/client.ts';
import { signInMethodsQuery } from '../../api/session-queries.ts';
import { OtherWays } from '../../pages/sign-in/other-ways.tsx';
import { type Credentials, PasswordForm } from '../../pages/sign-in/password-form.tsx';
import { SecondFactorForm } from '../../pages/sign-in/second-factor-form.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { useModal } from '../../parts/overlays/use-modal.ts';
import { useTexts } from '../../texts/texts.tsx';
import { announceSession } from './tabs-channel.ts';
import { useSessionChange, useSessionOnReturn } from './use-session-changes.ts';

/** Switches to the account that the page shows: a new sign-in begins in the account used last. */
async function intoAccount(session: Session, accountId: string | undefined): Promise<Session> {
  const isThere = session.account?.id === accountId;
  const mayGo = session.accounts.some(({ id }) => id === accountId);
  return isThere || !mayGo || accountId === undefined
    ? session
    : client.session.switchAccount({ account_id: accountId });
}

/** The dialog over a page whose session has ended: the person signs in again, and the page continues with what was typed in it. */
export function SignInAgain({ session }: { readonly session: Session }) {
  const { signIn, shell } = useTexts();
  const dialog = useModal(() => {});
  const id = useId();
  const change = useSessionChange();
  const { data: methods } = useSuspenseQuery(signInMethodsQuery);
  const [credentials, setCredentials] = useState<Credentials>();
  useSessionOnReturn();
  const onSignedIn = (fresh: Session) =>
    void intoAccount(fresh, session.account?.id).then(change).then(announceSession);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby={id} onCancel={(event) => event.preventDefault()}>
      <header>
        <h2 id={id}>{signIn.again.title}</h2>
      </header>
      <div class="body stack">
        <p>{signIn.again.text}</p>
        {credentials === undefined ? (
          <>
            {methods.password && (
              <PasswordForm email={session.user.email} onSignedIn={onSignedIn} onSecondFactor={setCredentials} />
            )}
            <OtherWays methods={methods} returnTo="/" onSignedIn={onSignedIn} isApart />
          </>
        ) : (
          <SecondFactorForm
            credentials={credentials}
            onSignedIn={onSignedIn}
            onBack={() => setCredentials(undefined)}
          />
        )}
        <p class="small">
          <Button kind="link" onClick={() => void change(null)}>
            {shell.signOut}
          </Button>
        </p>
      </div>
    </dialog>
  );
}
