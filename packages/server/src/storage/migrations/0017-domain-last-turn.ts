import { addColumn } from '../add-column.ts';
import type { Migration } from './migration.ts';

/** What came of the schedule's latest turn, skipped ones too. */
export const domainLastTurn: Migration = {
  name: '0017-domain-last-turn',
  up: (executor) => addColumn(executor, 'domains', { name: 'last_turn', type: 'text?' }),
};
