import { expect, it } from 'vitest';
import { csvPath, hitsOf } from './csv-path.ts';

it('the path of a CSV file has the filters of its list and omits unset ones', () => {
  expect(csvPath('issues', { severity: undefined })).toBe('api/v1/issues.csv');
  expect(csvPath('crawls/c/links', { verdict: 'any', status_code: 404, host: undefined, q: 'ü&x' })).toBe(
    'api/v1/crawls/c/links.csv?verdict=any&status_code=404&q=%C3%BC%26x',
  );
});

it('hits count the fetched entries and say whether there are more', () => {
  expect(hitsOf({ data: undefined, hasNextPage: false })).toBeUndefined();
  const data = { pages: [{ data: [1, 2] }, { data: [] }, { data: [3] }] };
  expect(hitsOf({ data, hasNextPage: true })).toEqual({ count: 3, isMore: true });
});
