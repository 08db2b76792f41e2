import { describe, expect, test } from 'vitest';
import type { PageForm } from './page-pattern.ts';
import { RenderingChoice } from './rendering-choice.ts';

const post: PageForm = { path: '/blog/*', isBare: false, scripts: 'a' };
const bare: PageForm = { ...post, isBare: true };

/** Pages of one kind, one after the other: `r` for each that is rendered, `-` for each that is not. */
function run(choice: RenderingChoice, pages: string, form = post): string {
  const course = [...pages].map((what) => {
    if (choice.decide(form) !== 'render') return '-';
    choice.note(form, what === '!' ? undefined : what === 'n');
    return 'r';
  });
  return course.join('');
}

describe('of pages of one kind', () => {
  // n: rendering shows what the source does not; c: it shows nothing; !: it fails
  test.each([
    ['one is rendered when that shows nothing more', 'ccccc', 'r----'],
    ['all are rendered that show more', 'nnnnnnnn', 'rrrrrrrr'],
    ['no more are rendered after five in a row that show nothing', 'nnccccccc', 'rrrrrrr--'],
    ['each one that shows more begins the count anew', 'nccccnccccccc', 'rrrrrrrrrrr--'],
    ['one whose rendering fails is not counted', '!!cccc', 'rrr---'],
    ['those that always fail are not tried for ever', '!!!!!!!!!!', 'rrrrr-----'],
    ['one of thirty is looked at again', 'c'.repeat(65), `r${'-'.repeat(29)}r${'-'.repeat(29)}r----`],
    ['all are rendered from the look on that shows more', `${'c'.repeat(30)}nnn`, `r${'-'.repeat(29)}rrr`],
  ])('%s', (_, pages, course) => {
    expect(run(new RenderingChoice(), pages)).toBe(course);
  });

  test('five are rendered when they have scripts and hardly anything else', () => {
    expect(run(new RenderingChoice(), 'cccccccc', bare)).toBe('rrrrr---');
  });

  test('those that come while the first one is rendered wait for its result', () => {
    const choice = new RenderingChoice();
    const decide = (): string => choice.decide(post);
    expect([decide(), decide(), decide()]).toEqual(['render', 'wait', 'wait']);
    choice.note(post, undefined);
    expect([decide(), decide()]).toEqual(['render', 'wait']);
    choice.note(post, false);
    expect(decide()).toBe('skip');
  });
});

test('kinds differ by path, scripts, and whether their source has hardly anything', () => {
  const choice = new RenderingChoice();
  run(choice, 'ccc');
  for (const other of [bare, { ...post, path: '/shop/*' }, { ...post, scripts: 'b' }])
    expect(choice.decide(other)).toBe('render');
});

test('where each page has scripts of its own, a third set and all further ones are one kind', () => {
  const choice = new RenderingChoice();
  const course = [...'abcdefg'].map((scripts) => run(choice, 'c', { ...post, scripts }));
  expect(course.join('')).toBe('rrr----');
});

test('the next crawl begins with what the last one found: all that need it are rendered, and one of those that do not', () => {
  const first = new RenderingChoice();
  run(first, 'ccc');
  run(first, 'nnn', bare);
  expect(first.patterns).toEqual([
    { pattern: '/blog/* a', needed: false },
    { pattern: '/blog/* bare a', needed: true },
  ]);
  const next = new RenderingChoice(first.patterns);
  expect(run(next, 'cccc')).toBe('r---');
  expect(run(next, 'nnnn', bare)).toBe('rrrr');
  const changed = new RenderingChoice(first.patterns);
  expect(run(changed, 'nnnn')).toBe('rrrr');
  expect(run(changed, 'ccccccc', bare)).toBe('rrrrr--');
});
