import type { Account, Schedule } from '@linkvitals/contract/types';

type Frequency = Schedule['frequency'];

const fromFastest = ['hourly', 'daily', 'weekly', 'monthly'] as const;

/** The frequencies, and whether the plan allows each. */
export function frequencies(
  fastest: Account['limits']['fastest_schedule'],
): readonly (readonly [Frequency, boolean])[] {
  const first = fromFastest.indexOf(fastest);
  return [['off', true], ...fromFastest.map((frequency, index) => [frequency, index >= first] as const)];
}

/** The schedules that are more frequent than this one. */
export const fasterThan = (schedule: Account['limits']['fastest_schedule']): readonly string[] =>
  fromFastest.slice(0, fromFastest.indexOf(schedule));

/** The further settings that a frequency needs. */
export const scheduleMembers = (frequency: string) => ({
  time: ['daily', 'weekly', 'monthly'].includes(frequency),
  dayOfWeek: frequency === 'weekly',
  dayOfMonth: frequency === 'monthly',
});

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
