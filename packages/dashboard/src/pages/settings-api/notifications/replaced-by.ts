import type { NotificationSettings, NotificationSettingsUpdate } from '@linkvitals/contract/types';
import { chatNames } from '../../../api/chats.ts';

/** The values in the settings that a change would replace, one for each member that it sets. */
export function replacedBy(change: NotificationSettingsUpdate, settings: NotificationSettings): readonly unknown[] {
  const { email_recipients, time_zone, language, quiet_hours, summaries = {} } = change;
  const changed = Object.keys(change);
  return [
    email_recipients && settings.email.recipients,
    time_zone && settings.time_zone,
    language && settings.language,
    quiet_hours !== undefined && settings.quiet_hours,
    ...(Object.keys(summaries) as (keyof typeof summaries)[]).map((name) => settings.summaries[name]),
    ...chatNames.filter((chat) => changed.includes(chat)).map((chat) => settings[chat].target_hint),
  ];
}
