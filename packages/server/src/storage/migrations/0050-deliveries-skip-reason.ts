import { addsColumn } from './adds-column.ts';

/** Why a delivery was skipped; null: its endpoint was disabled, as in all rows of earlier versions. */
export const deliveriesSkipReason = addsColumn('0050-deliveries-skip-reason', 'deliveries', {
  name: 'skip_reason',
  type: 'varchar(32)?',
});
