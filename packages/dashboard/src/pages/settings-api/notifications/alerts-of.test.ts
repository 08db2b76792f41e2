import { expect, it } from 'vitest';
import { alertsOf, alertsSettings } from './alerts-of.ts';

it.each(['off', 'news', 'every_crawl'] as const)('the choice "%s" is the same after saving', (alerts) => {
  const before = { email_alerts: alerts === 'off', email_alerts_when: 'every_crawl' as const };
  expect(alertsOf({ ...before, ...alertsSettings(alerts) })).toBe(alerts);
});

it('switching mails off leaves email_alerts_when unchanged', () => {
  expect(alertsSettings('off')).not.toHaveProperty('email_alerts_when');
});
