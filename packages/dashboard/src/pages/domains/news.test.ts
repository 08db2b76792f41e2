import type { Domain } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { newsOf } from './news.ts';

const domain = (id: string, recent_errors: number | null) => ({ id, metrics: { recent_errors } }) as Domain;

it('names the domains with the most recent errors, and counts all of them', () => {
  const domains = [domain('a', 1), domain('b', null), domain('c', 7), domain('d', 0), domain('e', 2)];
  const { named, total } = newsOf([...domains, domain('f', 3), domain('g', 1)]);
  expect(named.map(({ domain: { id }, count }) => [id, count])).toEqual([
    ['c', 7],
    ['f', 3],
    ['e', 2],
    ['a', 1],
  ]);
  expect(total).toBe(5);
  expect(newsOf([domain('a', 0), domain('b', null)])).toEqual({ named: [], total: 0 });
});
