import { TextField } from '../../parts/form.tsx';
import { useTexts } from '../../texts/texts.tsx';

/** A password to have from now on. Whether it is easy to guess the server says. */
export function NewPasswordField({ autoFocus = false }: { readonly autoFocus?: boolean }) {
  const { mailedLinks } = useTexts();
  return (
    <TextField
      name="password"
      label={mailedLinks.password}
      hint={mailedLinks.passwordHint}
      type="password"
      autoComplete="new-password"
      minLength={8}
      maxLength={128}
      required
      autoFocus={autoFocus}
    />
  );
}
