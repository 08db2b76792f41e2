import type { Session } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { client } from '../../api/client.ts';
import { PasswordField } from '../../parts/fields/secret-fields.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { InvalidInput } from '../../parts/forms/invalid-input.ts';
import { Submit } from '../../parts/forms/submit.tsx';
import { useTexts } from '../../texts/texts.tsx';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface PasswordFormProps {
  /** Initial address; default: none. */
  readonly email?: string;
  readonly onSignedIn: (session: Session) => void;
  /** Called when the password is right and a second factor is needed. */
  readonly onSecondFactor: (credentials: Credentials) => void;
}

export function PasswordForm({ email: known, onSignedIn, onSecondFactor }: PasswordFormProps) {
  const { signIn } = useTexts();
  const submit = async ({ email = '', password = '' }: Readonly<Record<string, string>>) => {
    try {
      onSignedIn(await client.session.signIn({ email, password }));
    } catch (error) {
      if (!isApiError(error, 'second_factor_required')) throw error;
      onSecondFactor({ email, password });
    }
  };
  const explain = (error: unknown) =>
    isApiError(error, 'invalid_credentials') ? new InvalidInput(signIn.wrongCredentials, 'password') : undefined;
  return (
    <Form label={signIn.title} onSubmit={submit} explain={explain}>
      <TextField
        name="email"
        label={signIn.email}
        type="email"
        autoComplete="username webauthn"
        required
        defaultValue={known}
        autoFocus={known === undefined}
      />
      <PasswordField label={signIn.password} autoFocus={known !== undefined} />
      <Submit wide>{signIn.submit}</Submit>
    </Form>
  );
}
