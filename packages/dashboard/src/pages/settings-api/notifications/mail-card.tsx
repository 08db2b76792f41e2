import { useId } from 'preact/hooks';
import { Button } from '../../../parts/button.tsx';
import { Form, useFault } from '../../../parts/form.tsx';
import { Submit } from '../../../parts/submit.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ChannelState, TestResult } from './channel-outcome.tsx';
import { recipientsOf } from './recipients-of.ts';
import { useChannelTest } from './use-channel-test.ts';
import { useNotificationSettings } from './use-notification-settings.ts';

function Recipients({ recipients }: { readonly recipients: readonly string[] }) {
  const { mail } = useTexts().notifications;
  const fault = useFault('email_recipients');
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{mail.recipients}</label>
      <textarea
        id={id}
        name="email_recipients"
        class="input"
        rows={4}
        autoComplete="off"
        spellcheck={false}
        defaultValue={recipients.join('\n')}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={`${id}-hint`}
      />
      <div id={`${id}-hint`} class={fault ? 'fault' : 'hint'}>
        {fault ?? mail.hint}
      </div>
    </div>
  );
}

/** Who gets mails, and whether they get through. */
export function MailCard() {
  const { notifications, settings: texts } = useTexts();
  const { settings, save, explain } = useNotificationSettings();
  const test = useChannelTest('email');
  const change = ({ email_recipients = '' }: Readonly<Record<string, string>>) =>
    save({ email_recipients: recipientsOf(email_recipients) });
  return (
    <section class="card pad stack" aria-label={notifications.mail.title}>
      <h2>{notifications.mail.title}</h2>
      <ChannelState status={settings.email.status} />
      <Form label={notifications.mail.title} onSubmit={change} explain={explain}>
        <Recipients recipients={settings.email.recipients} />
        <div class="row">
          <Submit>{texts.save}</Submit>
          {settings.email.status.ready && (
            <Button busy={test.isSending} onClick={test.send}>
              {notifications.test.mail}
            </Button>
          )}
        </div>
      </Form>
      <TestResult messages={test.messages} error={test.error} />
    </section>
  );
}
