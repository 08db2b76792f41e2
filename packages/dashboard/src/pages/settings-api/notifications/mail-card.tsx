import type { NotificationSettings } from '@linkvitals/contract/types';
import { Button } from '../../../parts/buttons/button.tsx';
import { LinesField } from '../../../parts/fields/lines-field.tsx';
import { ConflictNote } from '../../../parts/forms/conflict-note.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { FormChanges } from '../../../parts/forms/unsaved-changes.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ChannelState, TestResult } from './channel-outcome.tsx';
import { recipientsOf } from './recipients-of.ts';
import { useChannelTest } from './use-channel-test.ts';
import { useNotificationSettings, useSaveSettings } from './use-notification-settings.ts';

const linesOf = ({ email }: NotificationSettings): string => email.recipients.join('\n');

/** The card with the recipients of mails and the state of their delivery. */
export function MailCard() {
  const { notifications, settings: texts, common } = useTexts();
  const { shown, key, conflict, save, keep, take } = useSaveSettings();
  const test = useChannelTest('email');
  const { status } = useNotificationSettings().email;
  const textOf = (lines: string | undefined) => lines || common.conflict.empty;
  return (
    <section class="card pad stack" aria-label={notifications.mail.title}>
      <h2>{notifications.mail.title}</h2>
      <ChannelState status={status} />
      {conflict && (
        <ConflictNote
          differences={[
            {
              label: notifications.mail.recipients,
              mine: textOf(conflict.mine.email_recipients?.join('\n')),
              theirs: textOf(linesOf(conflict.theirs.data)),
            },
          ]}
          onKeep={keep}
          onTake={take}
        />
      )}
      <Form
        label={notifications.mail.title}
        onSubmit={({ email_recipients = '' }) => save({ email_recipients: recipientsOf(email_recipients) })}
      >
        <FormChanges key={`changes ${key}`} />
        <LinesField
          key={key}
          name="email_recipients"
          label={notifications.mail.recipients}
          hint={notifications.mail.hint}
          rows={4}
          value={linesOf(shown)}
        />
        <div class="row">
          <Submit>{texts.save}</Submit>
          {status.ready && (
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
