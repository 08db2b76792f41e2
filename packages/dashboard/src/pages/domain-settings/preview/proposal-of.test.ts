import { expect, it } from 'vitest';
import { proposalOf } from './proposal-of.ts';

it('takes only the patterns and the schedule from the typed values', () => {
  const typed = {
    'settings/email_alerts': 'on',
    'crawl_config/max_pages': '5',
    'crawl_config/exclusions': '/a/**\n\n /b ',
    'crawl_config/schedule/frequency': 'weekly',
    'crawl_config/schedule/time': '',
    'crawl_config/schedule/day_of_week': 'friday',
  };
  expect(proposalOf(typed)).toEqual({
    exclusions: ['/a/**', '/b'],
    schedule: { frequency: 'weekly', time: null, day_of_week: 'friday' },
  });
});
