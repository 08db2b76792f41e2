import { expect, it } from 'vitest';
import { csvPath, hitsOf } from './csv-path.ts';

it('a file has the filters of its list, and no others', () => {
  expect(csvPath('issues', { severity: undefined })).toBe('api/v1/issues.csv');
  expect(csvPath('crawls/c/links', { verdict: 'any', status_code: 404, host: undefined, q: 'ü&x' })).toBe(
    'api/v1/crawls/c/links.csv?verdict=any&status_code=404&q=%C3%BC%26x',
  );
});

it('hits are those that were read, and whether there are more', () => {
  expect(hitsOf({ data: undefined, hasNextPage: false })).toBeUndefined();
  const data = { pages: [{ data: [1, 2] }, { data: [] }, { data: [3] }] };
  expect(hitsOf({ data, hasNextPage: true })).toEqual({ count: 3, isMore: true });
});
