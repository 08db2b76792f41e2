import { expect, it } from 'vitest';
import type { Command } from './command.ts';
import { rank } from './rank.ts';

const command = (group: Command['group'], title: string, also?: string): Command => ({
  id: title,
  group,
  title,
  also,
  icon: 'go',
  run: () => undefined,
});

const commands = [
  command('here', 'Start crawl'),
  command('here', 'Make a report'),
  command('actions', 'Add domain', 'new site'),
  command('domains', 'report.example.com'),
  command('pages', 'Audit log'),
  command('person', 'Sign out', 'log out'),
];

const shown = (typed: string) =>
  rank(commands, typed).map((one) => [one.group, ...one.commands.map(({ title }) => title)]);

it('shows everything in its order when nothing is typed', () => {
  expect(shown('')).toEqual([
    ['here', 'Start crawl', 'Make a report'],
    ['actions', 'Add domain'],
    ['domains', 'report.example.com'],
    ['pages', 'Audit log'],
    ['person', 'Sign out'],
  ]);
});

it('puts the group with the best match first', () => {
  expect(shown('report')).toEqual([
    ['domains', 'report.example.com'],
    ['here', 'Make a report'],
  ]);
  expect(shown('log')).toEqual([
    ['pages', 'Audit log'],
    ['person', 'Sign out'],
  ]);
});

it('finds a sentence only by the beginnings of its words, and shows at most six', () => {
  const sentence = (title: string, also: string): Command => ({ ...command('kinds', title, also), isSentence: true });
  const sentences = [
    sentence('The page took more than 3 s to load.', 'slow page'),
    ...Array.from({ length: 8 }, (_, index) => sentence(`The page has fault ${index}.`, `fault ${index}`)),
  ];
  const titles = (typed: string) => rank(sentences, typed).flatMap((one) => one.commands.map(({ title }) => title));
  expect(titles('slow')).toEqual(['The page took more than 3 s to load.']);
  expect(titles('TOOK load')).toEqual(['The page took more than 3 s to load.']);
  expect(titles('tklo')).toEqual([]);
  expect(titles('age')).toEqual([]);
  expect(titles(' ')).toEqual([]);
  expect(titles('page')).toHaveLength(6);
});

it('shows nothing when nothing fits', () => {
  expect(shown('zebra')).toEqual([]);
});
