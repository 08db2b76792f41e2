import type { Account, Domain, DomainUpdate, NotificationSettings, Schedule } from '@linkvitals/contract/types';
import { frequencies } from '../../domain-settings/schedule-options.ts';
import { bodyOf } from '../../domain-settings/settings-changes.ts';

/** Whether crawls of a domain start by hand only, so that nobody learns what breaks. */
export const isUnwatched = ({ crawl_config }: Pick<Domain, 'crawl_config'>): boolean =>
  crawl_config.schedule.frequency === 'off';

/** The frequency to begin with: daily, since crawls every hour burden a site, or as often as the plan allows. */
export function firstFrequency(fastest: Account['limits']['fastest_schedule']): Schedule['frequency'] {
  const allowed = frequencies(fastest).flatMap(([frequency, isAllowed]) => (isAllowed ? [frequency] : []));
  return ['daily', 'weekly', 'monthly'].flatMap((wanted) => allowed.filter((one) => one === wanted))[0] ?? 'off';
}

/** The names of the fields of the form, by which faults of the server find them. */
export const monitoringFields = {
  frequency: 'crawl_config/schedule/frequency',
  recipients: 'settings/email_recipients',
} as const;

/**
 * The recipients to begin with, one a line: those of the domain, else those of the account, else the person. For members, who may not
 * read those of the account, there is nobody to begin with, so that they do not take the mails away from the others.
 * @param channels undefined for members
 */
export function firstRecipients(
  { settings }: Pick<Domain, 'settings'>,
  channels: NotificationSettings | undefined,
  person: string,
): string {
  if (settings.email_recipients?.length) return settings.email_recipients.join('\n');
  if (channels === undefined) return '';
  return channels.email.recipients.length > 0 ? channels.email.recipients.join('\n') : person;
}

/**
 * The change of the domain for the values of the form. Recipients that are those of the account are not stored at the domain, so that it
 * follows them when they change.
 */
export function monitoringUpdate(
  values: Readonly<Record<string, string>>,
  channels: NotificationSettings | undefined,
): DomainUpdate {
  const { frequency, recipients } = monitoringFields;
  const own = values[recipients] ?? '';
  const isOfAccount = channels !== undefined && own === channels.email.recipients.join('\n');
  return bodyOf({
    [frequency]: values[frequency] ?? 'off',
    [recipients]: isOfAccount ? '' : own,
    'settings/email_alerts': 'on',
  });
}
