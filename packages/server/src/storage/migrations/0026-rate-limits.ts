import { addsTable } from './adds-table.ts';

/** Counts of attempts. The columns are those of rate-limiter-flexible, which writes the rows. */
export const rateLimits = addsTable('0026-rate-limits', {
  name: 'rate_limits',
  columns: {
    // Name of the limit and SHA-256 of what it counts by: addresses of people and of clients are not legible here.
    key: 'varchar(255)',
    points: { type: 'int', default: 0 },
    // Epoch ms, of the server that counted.
    expire: 'bigint?',
  },
  primaryKey: ['key'],
  indexes: [['expire']],
});
