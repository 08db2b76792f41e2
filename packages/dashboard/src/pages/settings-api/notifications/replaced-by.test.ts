import type { NotificationSettings, NotificationSettingsUpdate } from '@linkvitals/contract/types';
import { describe, expect, it } from 'vitest';
import { changedTimes } from './changed-times.ts';
import { replacedBy } from './replaced-by.ts';

const settings = {
  time_zone: 'Europe/Berlin',
  language: 'en',
  quiet_hours: null,
  summaries: { hour: 8, day_of_week: 'monday', when_nothing_changed: 'send', attachment: 'pdf' },
  email: { recipients: ['ops@example.com'] },
  slack: { target_hint: 'hooks.slack.com …x9Qf' },
} as NotificationSettings;

describe('the values that a change of the settings replaces', () => {
  it.each([
    ['recipients', { email_recipients: [] }, { email: { recipients: ['boss@example.com'] } }],
    ['a time zone', { time_zone: 'UTC' }, { time_zone: 'Asia/Tokyo' }],
    ['a language', { language: 'en' }, { language: 'de' }],
    ['quiet hours', { quiet_hours: null }, { quiet_hours: { from: '22:00', to: '07:00' } }],
    ['an hour', { summaries: { hour: 9 } }, { summaries: { ...settings.summaries, hour: 7 } }],
    ['a chat', { slack: null }, { slack: { target_hint: 'hooks.slack.com …1234' } }],
  ] as [string, NotificationSettingsUpdate, object][])('include %s, and nothing else', (_, change, others) => {
    const theirs = { ...settings, ...others } as NotificationSettings;
    expect(replacedBy(change, theirs)).not.toEqual(replacedBy(change, settings));
    const elsewhere = { ...settings, summaries: { ...settings.summaries, attachment: 'none' } } as NotificationSettings;
    expect(replacedBy(change, elsewhere)).toEqual(replacedBy(change, settings));
  });
});

describe('the changes of the form for times', () => {
  const { time_zone, language, quiet_hours, summaries } = settings;
  it('have only the members that differ from the initial values', () => {
    const wanted = { time_zone: 'UTC', language, quiet_hours, summaries: { ...summaries, hour: 9 } };
    expect(changedTimes(wanted, settings)).toEqual({ time_zone: 'UTC', summaries: { hour: 9 } });
    const quiet = { from: '22:00', to: '07:00' };
    expect(changedTimes({ time_zone, language, quiet_hours: quiet, summaries }, settings)).toEqual({
      quiet_hours: quiet,
    });
  });
  it('are undefined when the form has its initial values', () => {
    expect(changedTimes({ time_zone, language, quiet_hours, summaries }, settings)).toBeUndefined();
  });
});
