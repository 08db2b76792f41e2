import type { NotificationSettings, NotificationSettingsUpdate } from '@linkvitals/contract/types';
import { hourText } from '../../../clocks/hour-text.ts';
import type { Difference } from '../../../parts/forms/conflict-note.tsx';
import { languages } from '../../../texts/languages.ts';
import { useTexts } from '../../../texts/texts.tsx';

/** Returns a function that lists the differences between a person's times and summaries and those that somebody else has saved. */
export function useTimesDifferences() {
  const { notifications, common } = useTexts();
  const { times } = notifications;
  const quietText = (hours: NotificationSettings['quiet_hours']): string =>
    hours === null ? common.conflict.off : `${hours.from} – ${hours.to}`;
  return (
    { time_zone, language, quiet_hours, summaries = {} }: NotificationSettingsUpdate,
    theirs: NotificationSettings,
  ) => {
    const { hour, day_of_week: day, when_nothing_changed: nothing, attachment } = summaries;
    const saved = theirs.summaries;
    const all = [
      [times.zone, time_zone, theirs.time_zone],
      [times.language, language && languages[language], languages[theirs.language]],
      [times.quiet, quiet_hours === undefined ? undefined : quietText(quiet_hours), quietText(theirs.quiet_hours)],
      [times.hour, hour === undefined ? undefined : hourText(hour), hourText(saved.hour)],
      [times.day, day && times.days[day], times.days[saved.day_of_week]],
      [times.nothing, nothing && times.nothings[nothing], times.nothings[saved.when_nothing_changed]],
      [times.attachment, attachment && times.attachments[attachment], times.attachments[saved.attachment]],
    ] as const;
    return all.flatMap(([label, mine, other]): Difference[] =>
      mine === undefined || mine === other ? [] : [{ label, mine, theirs: other }],
    );
  };
}
