import type { Domain, NotificationSettings } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { firstFrequency, firstRecipients, monitoringUpdate } from './monitoring-presets.ts';

const domain = (email_recipients: string[] | null) => ({ settings: { email_recipients } }) as Domain;
const channels = (recipients: string[]) => ({ email: { recipients } }) as unknown as NotificationSettings;
const PERSON = 'ada@example.com';

it.each([
  ['hourly', 'daily'],
  ['daily', 'daily'],
  ['weekly', 'weekly'],
  ['monthly', 'monthly'],
] as const)('with %s crawls at the fastest, monitoring begins with %s ones', (fastest, first) => {
  expect(firstFrequency(fastest)).toBe(first);
});

it.each([
  [
    'of the domain',
    domain(['web@example.com', 'ops@example.com']),
    channels(['all@example.com']),
    'web@example.com\nops@example.com',
  ],
  ['of the account', domain(null), channels(['all@example.com']), 'all@example.com'],
  ['the person, without any', domain([]), channels([]), PERSON],
  ['nobody, for members', domain(null), undefined, ''],
])('the recipients to begin with are those %s', (_, of, known, text) => {
  expect(firstRecipients(of, known, PERSON)).toBe(text);
});

it('monitoring switches mails on and stores recipients only when they are not those of the account', () => {
  const values = { 'crawl_config/schedule/frequency': 'weekly', 'settings/email_recipients': 'all@example.com' };
  const schedule = { crawl_config: { schedule: { frequency: 'weekly' } } };
  expect(monitoringUpdate(values, channels(['all@example.com']))).toEqual({
    ...schedule,
    settings: { email_alerts: true, email_recipients: null },
  });
  for (const known of [channels([PERSON]), undefined])
    expect(monitoringUpdate(values, known)).toEqual({
      ...schedule,
      settings: { email_alerts: true, email_recipients: ['all@example.com'] },
    });
});
