import { useLayoutEffect, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { useBusy } from '../forms/form-context.ts';
import { TextField } from './text-field.tsx';

const MAX_PASSWORD = 128;

interface SecretInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly minLength?: number;
  readonly autoFocus: boolean;
}

/** A password, hidden until the person chooses to see it, and again once the form is sent. */
function SecretInput(props: SecretInputProps) {
  const { common } = useTexts();
  const [isShown, setShown] = useState(false);
  const busy = useBusy();
  useLayoutEffect(() => {
    if (busy) setShown(false);
  }, [busy]);
  const beside = (
    <Button onClick={() => setShown(!isShown)}>
      {isShown ? common.hide : common.show}
      <span class="unseen">: {props.label}</span>
    </Button>
  );
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={MAX_PASSWORD}
      required
      spellcheck={false}
      autoCapitalize="none"
      beside={beside}
    />
  );
}

interface PasswordFieldProps {
  /** Name of the field; default: `password`. */
  readonly name?: string;
  readonly label: string;
  readonly autoFocus?: boolean;
}

/** A field for the current password of a person. */
export const PasswordField = ({ name = 'password', label, autoFocus = false }: PasswordFieldProps) => (
  <SecretInput name={name} label={label} autoComplete="current-password" autoFocus={autoFocus} />
);

/** A field for a new password. The server decides whether it is too easy to guess. */
export function NewPasswordField({ name = 'password', label, autoFocus = false }: Partial<PasswordFieldProps>) {
  const { newPassword } = useTexts().common;
  return (
    <SecretInput
      name={name}
      label={label ?? newPassword.label}
      hint={newPassword.hint}
      autoComplete="new-password"
      minLength={8}
      autoFocus={autoFocus}
    />
  );
}

/** A field for a one-time code of an authenticator app. */
export const CodeField = ({ label }: { readonly label: string }) => (
  <TextField
    name="code"
    label={label}
    code
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
    required
    autoFocus
  />
);
