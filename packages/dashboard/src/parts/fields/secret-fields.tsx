import { useTexts } from '../../texts/texts.tsx';
import { TextField } from './text-field.tsx';

const MAX_PASSWORD = 128;

interface PasswordFieldProps {
  /** Default: `password`. */
  readonly name?: string;
  readonly label: string;
  readonly autoFocus?: boolean;
}

/** The password that a person has. */
export const PasswordField = ({ name = 'password', label, autoFocus = false }: PasswordFieldProps) => (
  <TextField
    name={name}
    label={label}
    type="password"
    autoComplete="current-password"
    maxLength={MAX_PASSWORD}
    required
    autoFocus={autoFocus}
  />
);

/** A password to have from now on. Whether it is easy to guess the server says. */
export function NewPasswordField({ name = 'password', label, autoFocus = false }: Partial<PasswordFieldProps>) {
  const { newPassword } = useTexts().common;
  return (
    <TextField
      name={name}
      label={label ?? newPassword.label}
      hint={newPassword.hint}
      type="password"
      autoComplete="new-password"
      minLength={8}
      maxLength={MAX_PASSWORD}
      required
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
