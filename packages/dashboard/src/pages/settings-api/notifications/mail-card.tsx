import { Button } from '../../../parts/buttons/button.tsx';
import { LinesField } from '../../../parts/fields/lines-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ChannelState, TestResult } from './channel-outcome.tsx';
import { recipientsOf } from './recipients-of.ts';
import { useChannelTest } from './use-channel-test.ts';
import { useNotificationSettings } from './use-notification-settings.ts';

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
        <LinesField
          name="email_recipients"
          label={notifications.mail.recipients}
          hint={notifications.mail.hint}
          rows={4}
          value={settings.email.recipients.join('\n')}
        />
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
