import type { Session } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { signInMethodsQuery } from '../../api/session-queries.ts';
import { here } from '../../app/here.ts';
import { useLinkToken } from '../../app/session/link-token.ts';
import { EmailField } from '../../parts/fields/email-field.tsx';
import { NewPasswordField } from '../../parts/fields/secret-fields.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { Submit } from '../../parts/forms/submit.tsx';
import { NarrowPage } from '../../parts/page/narrow-page.tsx';
import { Note } from '../../parts/page/note.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { Steps } from './steps.tsx';

/** The step that creates the account and its owner, with the token of the set-up link. */
export function OwnerStep({ onSignedIn }: { readonly onSignedIn: (session: Session) => void }) {
  const { setUp } = useTexts();
  const { owner } = setUp;
  const token = useLinkToken();
  const { data: methods } = useSuspenseQuery(signInMethodsQuery);
  const submit = async ({ account_name = '', name = '', email = '', password }: Readonly<Record<string, string>>) => {
    const person = { token, account_name, name, email, ...here() };
    onSignedIn(await client.setUp(password === undefined ? person : { ...person, password }));
  };
  const explain = (error: unknown) => (isApiError(error, 'link_expired') ? owner.expired : undefined);
  if (!methods.needs_set_up) {
    return (
      <NarrowPage title={setUp.title}>
        <p>{owner.already}</p>
        <p>
          <Link to="/sign-in">{owner.signIn}</Link>
        </p>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={setUp.title} roomy>
      <Steps at={0} />
      <h2>{owner.title}</h2>
      <p class="muted">{owner.text}</p>
      {token === '' ? (
        <Note tone="critical">{owner.noToken}</Note>
      ) : (
        <Form label={owner.title} onSubmit={submit} explain={explain}>
          <TextField name="account_name" label={owner.accountName} autoComplete="organization" required autoFocus />
          <TextField name="name" label={owner.name} autoComplete="name" required />
          <EmailField label={owner.email} autoComplete="username" />
          {methods.password && <NewPasswordField label={owner.password} />}
          <Submit>{owner.submit}</Submit>
        </Form>
      )}
    </NarrowPage>
  );
}
