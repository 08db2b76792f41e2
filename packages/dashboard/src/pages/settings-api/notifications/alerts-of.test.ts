import { expect, it } from 'vitest';
import { alertsOf, alertsSettings } from './alerts-of.ts';

it.each(['off', 'news', 'every_crawl'] as const)('"%s" is read as it was chosen', (alerts) => {
  const before = { email_alerts: alerts === 'off', email_alerts_when: 'every_crawl' as const };
  expect(alertsOf({ ...before, ...alertsSettings(alerts) })).toBe(alerts);
});

it('switching mails off keeps when they were sent', () => {
  expect(alertsSettings('off')).not.toHaveProperty('email_alerts_when');
});
