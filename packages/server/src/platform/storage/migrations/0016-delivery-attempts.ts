import { addsTable } from './adds-table.ts';

export const deliveryAttempts = addsTable('0016-delivery-attempts', {
  name: 'delivery_attempts',
  columns: {
    id: 'id',
    delivery_id: 'id',
    number: 'int',
    started_at: 'bigint',
    duration_ms: 'int',
    status_code: 'int?',
    response_body: 'text?',
    error: 'text?',
    url: 'varchar(2048)',
    signature: 'varchar(255)?',
  },
  primaryKey: ['id'],
  unique: [['delivery_id', 'number']],
  foreignKeys: [{ column: 'delivery_id', references: 'deliveries' }],
});
