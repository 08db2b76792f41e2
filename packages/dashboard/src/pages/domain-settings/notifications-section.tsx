import { useQuery } from '@tanstack/react-query';
import { mailFault } from '../../api/mail-fault.ts';
import { channelsQuery } from '../../api/notification-queries.ts';
import { useManages } from '../../app/session/use-role.ts';
import { CheckboxField } from '../../parts/fields/checkbox-field.tsx';
import { LinesField } from '../../parts/fields/lines-field.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { MailFaultNote } from '../../parts/labels/mail-fault-note.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { Section, type SectionProps } from './section.tsx';
import { SummaryHint } from './summary-hint.tsx';

/** A note that mails of the domain, with its saved settings, reach nobody. It is for people who can do something about it. */
function MailState({ domain }: Pick<SectionProps, 'domain'>) {
  // Members may not read the settings of the account.
  const { data } = useQuery({ ...channelsQuery, enabled: useManages() });
  const { email_alerts: isOn, email_recipients: own } = domain.settings;
  const fault = isOn && data !== undefined ? mailFault(data.email, own) : undefined;
  return fault === undefined ? null : <MailFaultNote fault={fault} />;
}

/** The settings for notifications about the domain and their recipients. */
export function NotificationsSection({ domain, shown, typed }: SectionProps) {
  const { notifications: texts } = useTexts().domainSettings;
  const isOn = (name: keyof typeof shown) => shown[name] === 'on';
  return (
    <Section id="mails" title={texts.title}>
      <MailState domain={domain} />
      <CheckboxField name="settings/email_alerts" label={texts.emailAlerts} checked={isOn('settings/email_alerts')} />
      <div class="field-pair">
        <SelectField
          name="settings/email_alerts_when"
          label={texts.when}
          hint={texts.whenHint}
          value={shown['settings/email_alerts_when']}
        >
          <option value="news">{texts.whens.news}</option>
          <option value="every_crawl">{texts.whens.every_crawl}</option>
        </SelectField>
        <SelectField
          name="settings/report_frequency"
          label={texts.report}
          hint={<SummaryHint typed={typed} />}
          value={shown['settings/report_frequency']}
        >
          {(['daily', 'weekly', 'monthly', 'off'] as const).map((frequency) => (
            <option key={frequency} value={frequency}>
              {texts.reports[frequency]}
            </option>
          ))}
        </SelectField>
      </div>
      <LinesField
        name="settings/email_recipients"
        label={texts.recipients}
        hint={texts.recipientsHint}
        value={shown['settings/email_recipients']}
      />
      <CheckboxField
        name="settings/failure_alerts"
        label={texts.failures}
        hint={texts.failuresHint}
        checked={isOn('settings/failure_alerts')}
      />
      <CheckboxField
        name="settings/certificate_alerts"
        label={texts.certificates}
        hint={texts.certificatesHint}
        checked={isOn('settings/certificate_alerts')}
      />
      <CheckboxField
        name="settings/slack_notifications"
        label={texts.slack}
        hint={texts.chatHint}
        checked={isOn('settings/slack_notifications')}
      />
      <CheckboxField
        name="settings/chat_notifications"
        label={texts.chat}
        hint={texts.chatHint}
        checked={isOn('settings/chat_notifications')}
      />
    </Section>
  );
}
