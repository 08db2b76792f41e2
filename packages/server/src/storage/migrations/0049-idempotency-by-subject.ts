import { addsIndex } from './adds-index.ts';

/** What is kept of a domain or endpoint that is being deleted. */
export const idempotencyBySubject = addsIndex('0049-idempotency-by-subject', {
  table: 'idempotency_keys',
  columns: ['account_id', 'subject_id'],
});
