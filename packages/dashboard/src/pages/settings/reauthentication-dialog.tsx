import type { PasskeyAssertion, Reauthentication, Session } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { client } from '../../api/client.ts';
import { identitiesQuery, sessionQuery } from '../../api/session-queries.ts';
import { useSession } from '../../app/session/use-role.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Icon } from '../../parts/buttons/icon.tsx';
import { CodeField, PasswordField } from '../../parts/fields/secret-fields.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { InvalidInput } from '../../parts/forms/invalid-input.ts';
import { Submit } from '../../parts/forms/submit.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { ErrorNote } from '../../parts/page/note.tsx';
import { useStore } from '../../store.ts';
import { useTexts } from '../../texts/texts.tsx';
import { canUsePasskeys, readPasskey } from '../sign-in/passkey.ts';
import { type PendingReauthentication, pendingReauthentication } from './reauthentication.ts';

type Confirm = (proof: Reauthentication) => Promise<void>;

/** The form that requests the password, or a one-time code from a person without a password. */
function ProofForm({ session, onConfirm }: { readonly session: Session; readonly onConfirm: Confirm }) {
  const { reauthentication } = useTexts().settings;
  const { password, totp } = session.factors;
  if (!password && !totp) return null;
  const explain = (error: unknown) =>
    isApiError(error, 'invalid_credentials')
      ? new InvalidInput(reauthentication.wrong, password ? 'password' : 'code')
      : undefined;
  const send = (values: Readonly<Record<string, string>>) =>
    onConfirm(password ? { password: values.password ?? '' } : { code: (values.code ?? '').replaceAll(' ', '') });
  return (
    <Form label={reauthentication.title} onSubmit={send} explain={explain}>
      {password ? (
        <PasswordField label={reauthentication.password} autoFocus />
      ) : (
        <CodeField label={reauthentication.code} />
      )}
      <Submit wide>{reauthentication.submit}</Submit>
    </Form>
  );
}

function PasskeyProof({ onConfirm }: { readonly onConfirm: Confirm }) {
  const { reauthentication } = useTexts().settings;
  const [error, setError] = useState<unknown>();
  const confirm = async () => {
    setError(undefined);
    try {
      const response: PasskeyAssertion = await readPasskey(await client.session.startReauthentication());
      await onConfirm({ passkey: response });
    } catch (reason) {
      setError(reason);
    }
  };
  return (
    <>
      <Button wide onClick={confirm}>
        <Icon name="key" />
        {reauthentication.passkey}
      </Button>
      {error !== undefined && (
        <ErrorNote error={error} text={error instanceof DOMException ? reauthentication.passkeyCanceled : undefined} />
      )}
    </>
  );
}

/** The links that confirm with a provider. They leave the page, so the person must start the action again afterwards. */
function ProviderProofs() {
  const { reauthentication } = useTexts().settings;
  const { data } = useQuery(identitiesQuery);
  const [error, setError] = useState<unknown>();
  const { basepath, state } = useRouter();
  const identities = (data?.data ?? []).filter(({ provider_id }) => provider_id !== null);
  if (identities.length === 0) return null;
  const leave = async (providerId: string) => {
    try {
      const return_to = `${basepath.replace(/\/$/, '')}${state.location.pathname}`;
      const { authorization_url } = await client.session.startProviderReauthentication({
        provider_id: providerId,
        return_to,
      });
      location.assign(authorization_url);
    } catch (reason) {
      setError(reason);
    }
  };
  return (
    <>
      {identities.map(({ id, provider_id, provider_name }) => (
        <Button key={id} wide onClick={() => void leave(provider_id ?? '')}>
          {reauthentication.provider(provider_name)}
        </Button>
      ))}
      <p class="small muted">{reauthentication.providerHint}</p>
      {error !== undefined && <ErrorNote error={error} />}
    </>
  );
}

function OpenDialog({ pending }: { readonly pending: PendingReauthentication }) {
  const { reauthentication } = useTexts().settings;
  const session = useSession();
  const queries = useQueryClient();
  const confirm: Confirm = async (proof) => {
    queries.setQueryData(sessionQuery.queryKey, await client.session.reauthenticate(proof));
    pending.settle(true);
  };
  return (
    <Dialog title={reauthentication.title} onClose={() => pending.settle(false)}>
      <p>{reauthentication.text}</p>
      <ProofForm session={session} onConfirm={confirm} />
      {session.factors.passkeys > 0 && canUsePasskeys() && <PasskeyProof onConfirm={confirm} />}
      <ProviderProofs />
    </Dialog>
  );
}

/** The dialog in which the person confirms who they are, opened when an action needs it. */
export function ReauthenticationDialog() {
  const pending = useStore(pendingReauthentication);
  return pending && <OpenDialog pending={pending} />;
}
