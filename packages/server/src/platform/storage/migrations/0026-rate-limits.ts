import { addsTable } from './adds-table.ts';

/** Counts of attempts. The columns are those of rate-limiter-flexible, which writes the rows. */
export const rateLimits = addsTable('0026-rate-limits', {
  name: 'rate_limits',
  columns: {
    // Name of the limit and SHA-256 of the value that it counts by, so that addresses of people and clients are not
    // legible here
    key: 'varchar(255)',
    points: { type: 'int', default: 0 },
    // Epoch ms, by the clock of the server that counted
    expire: 'bigint?',
  },
  primaryKey: ['key'],
  indexes: [['expire']],
});
