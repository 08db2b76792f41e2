import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { channelsQuery } from '../../api/notification-queries.ts';
import { useManages } from '../../app/session/use-role.ts';
import { hourText } from '../../clocks/hour-text.ts';
import { pagePaths } from '../../page-paths.ts';
import { useTexts } from '../../texts/texts.tsx';
import { type FieldTexts, fields } from './setting-fields.ts';

/**
 * A hint with the time and recipients of the domain's summaries, and a link to change them. @param typed the current texts of the form
 */
export function SummaryHint({ typed }: { readonly typed: Partial<FieldTexts> }) {
  const { summary: texts, mailSettings, noOfAccount } = useTexts().domainSettings.notifications;
  const { days } = useTexts().domainSettings.schedule;
  // Members may not read the settings of the account.
  const manages = useManages();
  const { data } = useQuery({ ...channelsQuery, enabled: manages });
  const frequency = typed['settings/report_frequency'];
  if (frequency === undefined || frequency === 'off') return null;
  if (!manages) return <>{noOfAccount}</>;
  if (data === undefined) return null;
  const time = `${hourText(data.summaries.hour)} (${data.time_zone})`;
  const when = {
    daily: texts.daily(time),
    weekly: texts.weekly(days[data.summaries.day_of_week], time),
    monthly: texts.monthly(time),
  }[frequency];
  const own = fields['settings/email_recipients'].value(typed['settings/email_recipients'] ?? '');
  const recipients = own ?? data.email.recipients;
  return (
    <>
      {when} {recipients.length === 0 ? texts.toNobody : texts.to(recipients.join(', '))}{' '}
      <Link to={pagePaths.notificationSettings}>{mailSettings}</Link>
    </>
  );
}
