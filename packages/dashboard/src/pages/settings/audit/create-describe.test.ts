import { expect, it } from 'vitest';
import { de } from '../../../texts/de/index.ts';
import { en } from '../../../texts/en/index.ts';
import { createDescribe } from './create-describe.ts';

const domains: Readonly<Record<string, string>> = { d1: 'shop.example' };
const people: Readonly<Record<string, string>> = { u1: 'Grace Hopper' };
const words = { domainName: (id: string) => domains[id], memberName: (id: string) => people[id] };
const describe = createDescribe({ texts: en, ...words });

it.each([
  ['metric', 'health_score', 'Health score'],
  ['format', 'csv', 'CSV'],
  ['role', 'admin', 'Administrator'],
  ['report_frequency', 'weekly', 'Weekly'],
  ['email_alerts_when', 'news', 'Newly broken links'],
  ['language', 'de', 'Deutsch'],
  ['summary_day', 'monday', 'Monday'],
  ['summary_unchanged', 'skip', 'Send nothing'],
  ['kind', 'title_missing', 'title missing'],
  ['assigned_to', 'u1', 'Grace Hopper'],
  ['assigned_to', 'u2', 'somebody who is no member any more'],
  ['domain_ids', ['d1', 'd2'], 'shop.example, a domain'],
  ['webhook_ids', ['w1', 'w2'], '2 endpoints'],
  ['scopes', ['domains:read'], 'Domains with their settings and scores'],
  ['schedule', { frequency: 'daily', time: '09:30', day_of_week: null }, 'How often: Every day, Time of day: 09:30'],
  ['grants', [{ domain_id: null, rights: ['view'] }], en.members.onAll('view')],
])('describes the member %s with the value %j as "%s"', (member, value, expected) => {
  expect(describe(member, value)).toBe(expected);
});

it.each([
  ['name', 'health_score'],
  ['events', ['crawl.completed']],
  ['enabled', true],
  ['max_pages', 5],
])('has no words for the member %s with the value %j', (member, value) => {
  expect(describe(member, value)).toBeUndefined();
});

it('uses the language of the page', () => {
  const inGerman = createDescribe({ texts: de, ...words });
  expect(inGerman('metric', 'health_score')).toBe('Score');
  expect(inGerman('kind', 'title_missing')).toBe('Die Seite hat keinen Titel.');
});
