import type { Account, Domain } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { type FieldTexts, fieldTexts } from './setting-fields.ts';
import { contestedFields, settingsChanges } from './settings-changes.ts';

const limits = { max_pages: 5000, depth_limit: 10 } as Account['limits'];

const domain = {
  settings: {
    email_alerts: true,
    email_alerts_when: 'news',
    email_recipients: null,
    certificate_alerts: true,
    failure_alerts: true,
    slack_notifications: false,
    chat_notifications: false,
    report_frequency: 'weekly',
    webhook_ids: [],
    user_agent: null,
    request_headers: { Authorization: '***', Cookie: '***' },
    request_headers_over_http: false,
    ip_ranges: ['192.0.2.0/24'],
    priority_crawling: false,
    sharing: false,
  },
  crawl_config: {
    max_pages: 5000,
    depth_limit: 3,
    exclusions: ['/private/**', '/[?&]sort=/'],
    rate: null,
    schedule: {
      frequency: 'weekly',
      time: '10:00',
      day_of_week: null,
      day_of_month: null,
      time_zone: 'Europe/Berlin',
      next_crawl_at: null,
      last_run: null,
    },
  },
} as unknown as Domain;

const shown = fieldTexts(domain, limits);
const after = (typed: Partial<FieldTexts>) => settingsChanges(shown, { ...shown, ...typed });

it('shows the limit of the plan as an empty field and a lower limit as a number', () => {
  expect(shown['crawl_config/max_pages']).toBe('');
  expect(shown['crawl_config/depth_limit']).toBe('3');
});

it('sends no changes when nothing was changed, also with other line endings from the browser', () => {
  expect(after({})).toBeUndefined();
  expect(after({ 'crawl_config/exclusions': '/private/**\r\n\r\n  /[?&]sort=/\r\n' })).toBeUndefined();
});

it('sends no changes for fields that are disabled or missing', () => {
  expect(settingsChanges(shown, {})).toBeUndefined();
});

it.each<[string, Partial<FieldTexts>, object]>([
  ['a switch', { 'settings/email_alerts': 'off' }, { settings: { email_alerts: false } }],
  [
    'recipients',
    { 'settings/email_recipients': 'a@b.de\nc@d.de' },
    { settings: { email_recipients: ['a@b.de', 'c@d.de'] } },
  ],
  ['a limit back to that of the plan', { 'crawl_config/depth_limit': '' }, { crawl_config: { depth_limit: null } }],
  ['a limit of nothing', { 'crawl_config/depth_limit': '0' }, { crawl_config: { depth_limit: 0 } }],
  ['a rate', { 'crawl_config/rate': '0.5' }, { crawl_config: { rate: 0.5 } }],
  ['no exclusions', { 'crawl_config/exclusions': '' }, { crawl_config: { exclusions: [] } }],
  ['a name', { 'settings/user_agent': 'Shop bot' }, { settings: { user_agent: 'Shop bot' } }],
  [
    'headers over http',
    { 'settings/request_headers_over_http': 'on' },
    { settings: { request_headers_over_http: true } },
  ],
  ['no headers', { 'settings/request_headers': '' }, { settings: { request_headers: {} } }],
  [
    'several of a schedule',
    {
      'crawl_config/schedule/frequency': 'monthly',
      'crawl_config/schedule/time': '',
      'crawl_config/schedule/day_of_month': '31',
    },
    { crawl_config: { schedule: { frequency: 'monthly', time: null, day_of_month: 31 } } },
  ],
])('sends %s, and nothing else', (_, typed, expected) => {
  expect(after(typed)).toEqual(expected);
});

it('sends null when the own recipients are removed', () => {
  const own = { ...shown, 'settings/email_recipients': 'a@b.de' };
  expect(settingsChanges(own, { 'settings/email_recipients': ' ' })).toEqual({ settings: { email_recipients: null } });
});

it('a field is contested when both people changed it to different values', () => {
  const typed = {
    ...shown,
    'crawl_config/depth_limit': '5',
    'crawl_config/rate': '0.5',
    'settings/user_agent': 'Mine',
  };
  const theirs = {
    ...shown,
    'crawl_config/depth_limit': '7',
    'crawl_config/rate': '0.50',
    'crawl_config/max_pages': '9',
  };
  expect(contestedFields(shown, typed, theirs)).toEqual(['crawl_config/depth_limit']);
  expect(contestedFields(shown, shown, theirs)).toEqual([]);
  expect(contestedFields(shown, typed, shown)).toEqual([]);
});
