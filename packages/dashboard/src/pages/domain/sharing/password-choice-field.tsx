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

/** The field for the password of a link. It is visible while it is typed, because the person has to pass it on. */
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

/** The fields that keep, replace or remove the password of a link: `password_choice`, and the new password when one is set. */
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
