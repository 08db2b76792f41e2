import type { Session } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useState } from 'preact/hooks';
import { client } from '../../api/client.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { CodeField } from '../../parts/fields/secret-fields.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { InvalidInput } from '../../parts/forms/invalid-input.ts';
import { Submit } from '../../parts/forms/submit.tsx';
import { useTexts } from '../../texts/texts.tsx';
import type { Credentials } from './password-form.tsx';

interface SecondFactorFormProps {
  readonly credentials: Credentials;
  readonly onSignedIn: (session: Session) => void;
  readonly onBack: () => void;
}

/** The form for the second factor: a one-time code, or a recovery code for people without their authenticator app. */
export function SecondFactorForm({ credentials, onSignedIn, onBack }: SecondFactorFormProps) {
  const { secondFactor, submit } = useTexts().signIn;
  const [kind, setKind] = useState<'code' | 'recovery_code'>('code');
  const send = async (values: Readonly<Record<string, string>>) =>
    onSignedIn(await client.session.signIn({ ...credentials, [kind]: (values[kind] ?? '').replaceAll(' ', '') }));
  const explain = (error: unknown) =>
    isApiError(error, 'second_factor_required') || isApiError(error, 'invalid_credentials')
      ? new InvalidInput(secondFactor.wrong, kind)
      : undefined;
  const other = kind === 'code' ? 'recovery_code' : 'code';
  return (
    <>
      <p>{kind === 'code' ? secondFactor.text : secondFactor.recoveryText}</p>
      <Form key={kind} label={secondFactor.title} onSubmit={send} explain={explain}>
        {kind === 'code' ? (
          <CodeField label={secondFactor.code} />
        ) : (
          <TextField name="recovery_code" label={secondFactor.recovery} autoComplete="off" required autoFocus />
        )}
        <Submit wide>{submit}</Submit>
      </Form>
      <div class="row end small">
        <Button kind="link" onClick={() => setKind(other)}>
          {kind === 'code' ? secondFactor.useRecovery : secondFactor.useCode}
        </Button>
        <Button kind="link" onClick={onBack}>
          {secondFactor.back}
        </Button>
      </div>
    </>
  );
}
