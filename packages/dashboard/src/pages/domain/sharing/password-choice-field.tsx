import { useState } from 'preact/hooks';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { useTexts } from '../../../texts/texts.tsx';

interface SharePasswordFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly required?: boolean;
}

/** The password of a link, to read while it is typed: it is to be passed on. */
export function SharePasswordField({ required = false, ...texts }: SharePasswordFieldProps) {
  return (
    <TextField
      name="password"
      {...texts}
      minLength={8}
      maxLength={128}
      autoComplete="new-password"
      spellcheck={false}
      required={required}
      autoFocus={required}
    />
  );
}

/** What becomes of the password of a link: `password_choice`, and the new one where somebody sets one. */
export function PasswordChoiceField({ hasPassword }: { readonly hasPassword: boolean }) {
  const { editDialog, createDialog } = useTexts().sharing;
  const [choice, setChoice] = useState('keep');
  const { withOne, without } = editDialog.passwordChoices;
  return (
    <>
      <SelectField name="password_choice" label={createDialog.password} value="keep" onChange={setChoice}>
        <OptionsOf texts={hasPassword ? withOne : without} />
      </SelectField>
      {choice === 'new' && (
        <SharePasswordField label={editDialog.newPassword} hint={editDialog.newPasswordHint} required />
      )}
    </>
  );
}
