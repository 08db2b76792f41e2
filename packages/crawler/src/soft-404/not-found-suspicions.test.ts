import { expect, test } from 'vitest';
import { NotFoundSuspicions } from './not-found-suspicions.ts';

test('pages that share a title are lookalikes, the largest group first, each page once', () => {
  const suspicions = new NotFoundSuspicions();
  const titles = ['Shop', 'Blog', 'Shop', '', 'Alone', 'Blog', 'Shop', null, '', 'Alone'];
  for (const [page, title] of titles.entries()) {
    const target = title === 'Alone' ? 5 : page + 1;
    suspicions.note({ target, title, findings: [] });
  }
  expect(suspicions.lookalikes).toEqual([
    [1, 3, 7],
    [2, 6],
  ]);
});

test('of thousands of pages with one title 25 are remembered', () => {
  const suspicions = new NotFoundSuspicions();
  for (let target = 1; target <= 5_000; target++) {
    suspicions.note({ target, title: target % 2 === 0 ? 'Shop' : `Page ${target}`, findings: [] });
  }
  expect(suspicions.lookalikes).toEqual([Array.from({ length: 25 }, (_, i) => 2 * (i + 1))]);
});
