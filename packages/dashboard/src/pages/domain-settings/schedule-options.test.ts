import { expect, it } from 'vitest';
import { frequencies, scheduleMembers } from './schedule-options.ts';

it('allows schedules that are not more frequent than the plan allows', () => {
  expect(frequencies('weekly')).toEqual([
    ['off', true],
    ['hourly', false],
    ['daily', false],
    ['weekly', true],
    ['monthly', true],
  ]);
});

it.each([
  ['off', []],
  ['hourly', []],
  ['daily', ['time']],
  ['weekly', ['time', 'dayOfWeek']],
  ['monthly', ['time', 'dayOfMonth']],
])('a schedule that is %s has %j to choose', (frequency, expected) => {
  const members = Object.entries(scheduleMembers(frequency));
  expect(members.filter(([, isThere]) => isThere).map(([name]) => name)).toEqual(expected);
});
