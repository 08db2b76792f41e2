import { TextField } from '../../parts/fields/text-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { Submit } from '../../parts/forms/submit.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { useSessionActions } from './use-session-actions.ts';

/** The form that creates an account owned by the person and switches to it, for sessions with `can_create_account`. */
export function NewAccountForm() {
  const { own } = useTexts().accountSettings;
  const { createAccount } = useSessionActions();
  return (
    <section class="card pad stack">
      <h2>{own.title}</h2>
      <p>{own.text}</p>
      <Form label={own.title} onSubmit={({ name = '' }) => createAccount(name)}>
        <TextField name="name" label={own.name} autoComplete="organization" maxLength={255} required />
        <div class="row">
          <Submit>{own.submit}</Submit>
        </div>
      </Form>
    </section>
  );
}
