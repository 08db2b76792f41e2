import { addsColumn } from './adds-column.ts';

/** The domain or webhook endpoint that a kept answer tells of: it goes with them. NULL: neither. */
export const idempotencySubject = addsColumn('0048-idempotency-subject', 'idempotency_keys', {
  name: 'subject_id',
  type: 'id?',
});
