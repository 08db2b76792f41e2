import type { InvitationPreview } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { client } from '../../api/client.ts';
import { sessionQuery, signInMethodsQuery } from '../../api/session-queries.ts';
import { here } from '../../app/here.ts';
import { useLinkToken } from '../../app/session/link-token.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { NewPasswordField, PasswordField } from '../../parts/fields/secret-fields.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { Submit } from '../../parts/forms/submit.tsx';
import { NarrowPage } from '../../parts/page/narrow-page.tsx';
import { ErrorNote, Note } from '../../parts/page/note.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { useSignedIn } from '../sign-in/use-signed-in.ts';

/** The person who accepts: the one who is signed in, somebody with a password, or somebody new. */
type Who = 'session' | 'known' | 'new';

/**
 * Links to sign in with a provider. Providers lead back to `/invitation` without the token, so the person must open the mail again then.
 */
function ProviderLinks() {
  const { signIn } = useTexts();
  const { data: methods } = useSuspenseQuery(signInMethodsQuery);
  const back = `${useRouter().basepath.replace(/\/$/, '')}/`;
  return (
    <>
      {methods.providers.map(({ id, name, start_path }) => (
        <a key={id} class="button wide" href={`${start_path.slice(1)}?return_to=${encodeURIComponent(back)}`}>
          {signIn.withProvider(name)}
        </a>
      ))}
    </>
  );
}

function Fields({ who }: { readonly who: Who }) {
  const { mailedLinks } = useTexts();
  if (who === 'session') return null;
  if (who === 'known') {
    const label = mailedLinks.invitation.currentPassword;
    return <PasswordField label={label} autoFocus />;
  }
  return (
    <>
      <TextField name="name" label={mailedLinks.name} autoComplete="name" required autoFocus />
      <NewPasswordField />
    </>
  );
}

function Choice({ who, onChoose }: { readonly who: Who; readonly onChoose: (who: Who) => void }) {
  const { invitation } = useTexts().mailedLinks;
  const { question, button } = who === 'new' ? invitation.toKnown : invitation.toNew;
  return (
    <p class="small">
      {question}{' '}
      <Button kind="link" onClick={() => onChoose(who === 'new' ? 'known' : 'new')}>
        {button}
      </Button>
    </p>
  );
}

function Acceptance({ token, preview }: { readonly token: string; readonly preview: InvitationPreview }) {
  const { mailedLinks } = useTexts();
  const { invitation } = mailedLinks;
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data: methods } = useSuspenseQuery(signInMethodsQuery);
  const signedIn = useSignedIn();
  const isInvited = session?.user.email === preview.email;
  const [chosen, setChosen] = useState<Who>('new');
  const who = isInvited ? 'session' : chosen;
  const accept = async ({ name, password }: Readonly<Record<string, string>>) => {
    const own = who === 'new' ? { name: name ?? '', ...here() } : {};
    signedIn(await client.invitations.accept({ token, ...own, ...(password === undefined ? {} : { password }) }));
  };
  const explain = (error: unknown) => (isApiError(error, 'link_expired') ? invitation.expired : undefined);
  return (
    <>
      <p>
        {invitation.text(preview.invited_by, preview.account_name, invitation.roles[preview.role])} {invitation.about}{' '}
        {isInvited ? invitation.signedIn(preview.email) : invitation.address(preview.email)}
      </p>
      {(methods.password || isInvited) && (
        <Form key={who} label={invitation.accept} onSubmit={accept} explain={explain}>
          <Fields who={who} />
          <Submit wide>{isInvited ? invitation.accept : invitation.join}</Submit>
        </Form>
      )}
      {!isInvited && methods.password && <Choice who={who} onChoose={setChosen} />}
      {!isInvited && <ProviderLinks />}
    </>
  );
}

/** The page on which a person joins an account, with the link of an invitation. */
export function InvitationPage() {
  const { mailedLinks } = useTexts();
  const token = useLinkToken();
  const preview = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => client.invitations.inspect({ token }, { signal }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { invitation } = mailedLinks;
  const isExpired = isApiError(preview.error, 'link_expired');
  return (
    <NarrowPage title={preview.data ? invitation.title(preview.data.account_name) : invitation.loading}>
      {token === '' && <Note tone="critical">{mailedLinks.noToken}</Note>}
      {preview.isError && <ErrorNote error={preview.error} text={isExpired ? invitation.expired : undefined} />}
      {preview.data && <Acceptance token={token} preview={preview.data} />}
      {(token === '' || preview.isError) && (
        <p>
          <Link to="/sign-in">{mailedLinks.toSignIn}</Link>
        </p>
      )}
    </NarrowPage>
  );
}
