import type { NotificationSettings, NotificationSettingsUpdate } from '@linkvitals/contract/types';

export type Times = Pick<NotificationSettings, 'time_zone' | 'language' | 'quiet_hours' | 'summaries'>;

/** The members that differ. Nested members are compared as a whole. */
function differing<T extends object>(wanted: T, shown: T): Partial<T> {
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(shown[name as keyof T]);
  return Object.fromEntries(Object.entries(wanted).filter(isOther)) as Partial<T>;
}

/**
 * The changes of a form; undefined when there are none. Unchanged members are left out, so that changes by others are not overwritten.
 */
export function changedTimes(
  { summaries: wanted, ...rest }: Times,
  { time_zone, language, quiet_hours, summaries: shown }: Times,
): NotificationSettingsUpdate | undefined {
  const others = differing(rest, { time_zone, language, quiet_hours });
  const summaries = differing(wanted, shown);
  const change = { ...others, ...(Object.keys(summaries).length > 0 && { summaries }) };
  return Object.keys(change).length === 0 ? undefined : change;
}
