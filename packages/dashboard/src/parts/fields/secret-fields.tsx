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

/** A password, hidden until the person wants to see what they typed, and again once it is sent. */
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
  /** Default: `password`. */
  readonly name?: string;
  readonly label: string;
  readonly autoFocus?: boolean;
}

/** The password that a person has. */
export const PasswordField = ({ name = 'password', label, autoFocus = false }: PasswordFieldProps) => (
  <SecretInput name={name} label={label} autoComplete="current-password" autoFocus={autoFocus} />
);

/** A password to have from now on. Whether it is easy to guess the server says. */
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

/** A one-time code of an authenticator app. */
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
