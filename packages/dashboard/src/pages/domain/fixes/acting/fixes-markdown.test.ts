import { expect, it } from 'vitest';
import { fixesMarkdown } from './fixes-markdown.ts';

const link = 'https://links.example/domains/d/issues?fix=fix_1';

it('fixes are tasks of a list, each with its place, its extent and its points', () => {
  const footer = {
    todo: 'Correct the link in the footer',
    address: 'shop.example.com/old',
    where: 'On 81 pages',
    link,
  };
  const check = {
    todo: 'The page has no title',
    address: undefined,
    where: 'On 3 of 9 pages',
    points: undefined,
    link,
  };
  expect(fixesMarkdown([{ ...footer, points: '2 points' }, check], 'Show the issues')).toBe(
    [
      `- [ ] **Correct the link in the footer**: \`shop.example.com/old\` (On 81 pages, 2 points). [Show the issues](<${link}>)`,
      `- [ ] **The page has no title** (On 3 of 9 pages). [Show the issues](<${link}>)`,
      '',
    ].join('\n'),
  );
});

it('nothing in the address of a fix is markup', () => {
  const hostile = 'shop.example.com/`](https://evil.example)\n# @everyone';
  const line = fixesMarkdown([{ todo: 'x', address: hostile, where: 'y', points: undefined, link }], 'z');
  expect(line.trimEnd()).not.toContain('\n');
  expect(line).toContain('`` shop.example.com/`](https://evil.example)');
});
