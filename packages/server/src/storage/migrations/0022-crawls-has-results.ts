import { addColumn } from '../add-column.ts';
import type { Migration } from './migration.ts';

/** 0 once pages, links and findings have been pruned: what is pruned is not looked at again. */
export const crawlsHasResults: Migration = {
  name: '0022-crawls-has-results',
  up: (executor) => addColumn(executor, 'crawls', { name: 'has_results', type: { type: 'bool', default: 1 } }),
};
