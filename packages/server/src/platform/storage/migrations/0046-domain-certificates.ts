import { addsTable } from './adds-table.ts';

/** The certificate that each host of a domain presented last */
export const domainCertificates = addsTable('0046-domain-certificates', {
  name: 'domain_certificates',
  columns: {
    domain_id: 'id',
    // The hostname of the domain, or its www twin.
    host: 'varchar(257)',
    account_id: 'id',
    // SHA-256 of the certificate, its dates, and the last notice that was sent, by its days for a certificate of 90
    // days. NULL: none.
    fingerprint: 'hash?',
    valid_from: 'bigint?',
    valid_to: 'bigint?',
    noticed_days: 'int?',
    looked_at: 'bigint',
  },
  primaryKey: ['domain_id', 'host'],
  indexes: [['account_id']],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
});
