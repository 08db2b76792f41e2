import { isApiError } from '@linkvitals/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { sessionQuery } from '../../../api/session-queries.ts';
import { chooseLanguageOfPerson } from '../../../app/preferences.ts';
import { useSession } from '../../../app/session/use-role.ts';
import { toast } from '../../../app/toasts.tsx';
import { EmailField } from '../../../parts/fields/email-field.tsx';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { NewPasswordField, PasswordField } from '../../../parts/fields/secret-fields.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { OwnTimeZoneField } from '../../../parts/fields/time-zone-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { InvalidInput } from '../../../parts/forms/invalid-input.ts';
import { Submit } from '../../../parts/forms/submit.tsx';
import { FormChanges } from '../../../parts/forms/unsaved-changes.tsx';
import { Note } from '../../../parts/page/note.tsx';
import { chooseLanguage, languages } from '../../../texts/languages.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { withReauthentication } from '../reauthentication.ts';
import { useExplain } from '../use-action.ts';

/** The card with the name, time zone and language of the person. */
export function ProfileCard() {
  const { accountSettings, settings } = useTexts();
  const { profile } = accountSettings;
  const { user } = useSession();
  const queries = useQueryClient();
  const own = user.locale === null ? '' : chooseLanguage([user.locale]);
  const save = async ({ name = '', time_zone = '', language: chosen = '' }: Readonly<Record<string, string>>) => {
    // A saved tag with a region, for example set by a program, is kept unless another language is chosen.
    const locale = own === chosen ? user.locale : chosen || null;
    await client.me.update({ name, time_zone: time_zone || null, locale });
    // Without a choice in the profile, the language chosen in this browser stays, unless the profile had a choice before.
    if (locale !== null || own !== '') chooseLanguageOfPerson(locale === null ? null : chooseLanguage([locale]));
    await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    toast((texts) => texts.settings.saved);
  };
  return (
    <section class="card pad stack">
      <h2>{profile.title}</h2>
      <Form label={profile.title} onSubmit={save}>
        <FormChanges />
        <TextField
          name="name"
          label={profile.name}
          autoComplete="name"
          maxLength={255}
          required
          defaultValue={user.name}
        />
        <OwnTimeZoneField
          name="time_zone"
          label={profile.timeZone}
          hint={profile.timeZoneHint}
          value={user.time_zone}
        />
        <SelectField name="language" label={profile.language} hint={profile.languageHint} value={own}>
          <OptionsOf texts={{ '': profile.browserLanguage, ...languages }} />
        </SelectField>
        <div class="row">
          <Submit>{settings.save}</Submit>
        </div>
      </Form>
    </section>
  );
}

/** The card with the address with which the person signs in. A new address must first be confirmed by a mail to it. */
export function EmailCard() {
  const { email: texts } = useTexts().accountSettings;
  const { user, factors } = useSession();
  const explain = useExplain();
  const [sentTo, setSentTo] = useState<string>();
  const request = async ({ email = '', password }: Readonly<Record<string, string>>) => {
    const body = { email, ...(password === undefined ? {} : { password }) };
    setSentTo((await withReauthentication(() => client.me.requestEmailChange(body))).email);
  };
  return (
    <section class="card pad stack">
      <h2>{texts.title}</h2>
      <p>{texts.current(user.email)}</p>
      {sentTo !== undefined && (
        <Note tone="excellent" role="status">
          {texts.sent(sentTo)}
        </Note>
      )}
      <Form label={texts.title} onSubmit={request} explain={explain}>
        <EmailField label={texts.label} autoComplete="email" />
        {factors.password && <PasswordField label={texts.password} />}
        <div class="row">
          <Submit>{texts.submit}</Submit>
        </div>
      </Form>
    </section>
  );
}

/** The card that changes the password; renders nothing for people without one. */
export function PasswordCard() {
  const { password: texts } = useTexts().accountSettings;
  const { factors } = useSession();
  const [changes, setChanges] = useState(0);
  if (!factors.password) return null;
  const change = async ({ current_password = '', new_password = '' }: Readonly<Record<string, string>>) => {
    await client.me.changePassword({ current_password, new_password });
    toast(texts.done);
    setChanges(changes + 1);
  };
  const explain = (error: unknown) =>
    isApiError(error, 'invalid_credentials') ? new InvalidInput(texts.wrong, 'current_password') : undefined;
  return (
    <section class="card pad stack">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      {/* A new key empties the fields after a change. */}
      <Form key={changes} label={texts.title} onSubmit={change} explain={explain}>
        <PasswordField name="current_password" label={texts.current} />
        <NewPasswordField name="new_password" />
        <div class="row">
          <Submit>{texts.submit}</Submit>
        </div>
      </Form>
    </section>
  );
}
