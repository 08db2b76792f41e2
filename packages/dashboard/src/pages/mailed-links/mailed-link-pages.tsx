import { client } from '../../api/client.ts';
import { here } from '../../app/here.ts';
import { NewPasswordField } from '../../parts/fields/secret-fields.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { useSignedIn } from '../sign-in/use-signed-in.ts';
import { LinkPage } from './link-page.tsx';

export function ResetPasswordPage() {
  const { reset } = useTexts().mailedLinks;
  return (
    <LinkPage
      title={reset.title}
      submit={reset.submit}
      expired={reset.expired}
      done={reset.done}
      onSubmit={async (token, { password = '' }) => client.mailedLinks.redeemPasswordReset({ token, password })}
    >
      <NewPasswordField autoFocus />
    </LinkPage>
  );
}

export function ChangeEmailPage() {
  const { email } = useTexts().mailedLinks;
  return (
    <LinkPage
      title={email.title}
      text={email.text}
      submit={email.submit}
      expired={email.expired}
      done={email.done}
      onSubmit={async (token) => client.mailedLinks.redeemEmailChange({ token })}
    />
  );
}

export function SignUpPage() {
  const { mailedLinks } = useTexts();
  const signedIn = useSignedIn();
  return (
    <LinkPage
      title={mailedLinks.signUp.title}
      submit={mailedLinks.signUp.submit}
      expired={mailedLinks.signUp.expired}
      onSubmit={async (token, { name = '', account_name = '', password = '' }) =>
        signedIn(await client.mailedLinks.redeemSignUp({ token, name, account_name, password, ...here() }))
      }
    >
      <TextField name="name" label={mailedLinks.name} autoComplete="name" required autoFocus />
      <TextField name="account_name" label={mailedLinks.accountName} autoComplete="organization" required />
      <NewPasswordField />
    </LinkPage>
  );
}
