import { addsColumn } from './adds-column.ts';

/** What came of the schedule's latest turn, skipped ones too. */
export const domainLastTurn = addsColumn('0017-domain-last-turn', 'domains', { name: 'last_turn', type: 'text?' });
