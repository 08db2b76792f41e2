import { describe, expect, test } from 'vitest';
import type { PageForm } from './page-pattern.ts';
import { RenderingChoice } from './rendering-choice.ts';

const post: PageForm = { path: '/blog/*', isBare: false, scripts: 'a' };
const bare: PageForm = { ...post, isBare: true };

/** Pages of one kind, one after the other: `r` for each that is rendered, `-` for each that is not. */
function run(choice: RenderingChoice, pages: string, form = post): string {
  const course = [...pages].map((what) => {
    if (choice.ask(form) !== 'render') return '-';
    choice.note(form, what === '!' ? undefined : what === 'n');
    return 'r';
  });
  return course.join('');
}

describe('of pages of one kind', () => {
  // n: rendering shows what the source does not; c: it shows nothing; !: it fails
  test.each([
    ['two are rendered when these show nothing more', 'cccccccc', 'rr------'],
    ['all are rendered that show more', 'nnnnnnnn', 'rrrrrrrr'],
    ['all are rendered when the second one shows more', 'cnnnn', 'rrrrr'],
    ['no more are rendered after five in a row that show nothing', 'nnccccccc', 'rrrrrrr--'],
    ['each one that shows more begins the count anew', 'nccccnccccccc', 'rrrrrrrrrrr--'],
    ['one whose rendering fails is not counted', '!c!cccc', 'rrrr---'],
    ['those that always fail are not tried for ever', '!!!!!!!!!!', 'rrrrrrr---'],
    ['one of twenty is looked at again', 'c'.repeat(45), `rr${'-'.repeat(19)}r${'-'.repeat(19)}r---`],
    ['all are rendered again when a later look shows more', `${'c'.repeat(21)}nnn`, `rr${'-'.repeat(19)}rrr`],
  ])('%s', (_, pages, course) => {
    expect(run(new RenderingChoice(), pages)).toBe(course);
  });

  test('five are rendered when they have scripts and hardly anything else', () => {
    expect(run(new RenderingChoice(), 'cccccccc', bare)).toBe('rrrrr---');
  });

  test('those that come while the first ones are rendered wait for their result', () => {
    const choice = new RenderingChoice();
    const ask = (): string => choice.ask(post);
    expect([ask(), ask(), ask()]).toEqual(['render', 'render', 'wait']);
    choice.note(post, false);
    expect(ask()).toBe('wait');
    choice.note(post, false);
    expect(ask()).toBe('skip');
  });
});

test('kinds differ by path, scripts, and whether their source has hardly anything', () => {
  const choice = new RenderingChoice();
  run(choice, 'ccc');
  for (const other of [bare, { ...post, path: '/shop/*' }, { ...post, scripts: 'b' }])
    expect(choice.ask(other)).toBe('render');
});

test('the next crawl begins with what the last one found: all that need it are rendered, and one of those that do not', () => {
  const first = new RenderingChoice();
  run(first, 'ccc');
  run(first, 'nnn', bare);
  expect(first.patterns).toEqual([
    { pattern: '/blog/* a', needed: false },
    { pattern: '/blog/* a bare', needed: true },
  ]);
  const next = new RenderingChoice(first.patterns);
  expect(run(next, 'cccc')).toBe('r---');
  expect(run(next, 'nnnn', bare)).toBe('rrrr');
  const changed = new RenderingChoice(first.patterns);
  expect(run(changed, 'nnnn')).toBe('rrrr');
  expect(run(changed, 'ccccccc', bare)).toBe('rrrrr--');
});
