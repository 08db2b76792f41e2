import { document } from '@linkvitals/contract';
import { expect, it } from 'vitest';
import { de } from '../../../texts/de/index.ts';
import { en } from '../../../texts/en/index.ts';
import { auditActions } from './audit-search.ts';
import { sentenceOf, subjectName, withoutName } from './sentence-of.ts';

interface Schema {
  readonly 'x-extensible-enum'?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

const schemas = document.components.schemas as Readonly<Record<string, Schema>>;
const contractActions = schemas.AuditAction?.['x-extensible-enum'] ?? [];
const texts = { en, de };

it('the filter offers every action of the contract', () => {
  expect([...auditActions].sort()).toEqual([...contractActions].sort());
});

it.each(['en', 'de'] as const)('every action of the contract has a sentence of its own (%s)', (language) => {
  const { actions } = texts[language].audit;
  const sentences = contractActions.map((action) => {
    const [before, after] = sentenceOf(action, actions);
    return [before, after].join(' ');
  });
  expect(sentences.filter((sentence) => /[._]/.test(sentence) || !sentence.includes(' '))).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

it.each(['en', 'de'] as const)('every setting that somebody can change has a name (%s)', (language) => {
  const { member } = texts[language].audit;
  const named = ['DomainSettingsUpdate', 'CrawlConfigUpdate', 'CustomLimits'].flatMap((schema) =>
    Object.keys(schemas[schema]?.properties ?? {}),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => member(name) === name)).toEqual([]);
});

it('splits a sentence at the name of its object, whose place depends on the language', () => {
  expect(sentenceOf('domain.created', en.audit.actions)).toEqual(['added the domain', '']);
  expect(sentenceOf('domain.created', de.audit.actions)).toEqual(['hat die Domain', 'hinzugefügt']);
  expect(sentenceOf('branding.updated', en.audit.actions)).toEqual(['changed the branding of reports', undefined]);
  expect(withoutName(de.audit.actions['domain.created'])).toBe('hat die Domain hinzugefügt');
  expect(withoutName(en.audit.actions['issue_rule.deleted'])).toBe('deleted a rule that ignores issues');
});

it('an action of a later version is shown by its name in the API, with its object', () => {
  expect(sentenceOf('crawl.dreamt', en.audit.actions)).toEqual(['crawl.dreamt:', '']);
});

it.each([
  ['issue.ignored', 'broken_link https://a.example/x', 'Der Link ist defekt: https://a.example/x'],
  ['issue.ignored', 'title_missing https://a.example/', 'Die Seite hat keinen Titel: https://a.example/'],
  ['issue_rule.deleted', 'title_missing', 'Die Seite hat keinen Titel.'],
  ['issue_rule.created', 'shop.example', 'shop.example'],
  ['issue_rule.deleted', 'https://a.example/*', 'https://a.example/*'],
  ['api_key.created', 'deploy robot', 'deploy robot'],
])('the object of the action %s with the name %s is shown as %s', (action, name, expected) => {
  expect(subjectName({ action, name }, de.checks)).toBe(expected);
});
