import type { Domain } from '@linkvitals/sdk';
import type { Io } from '../../io.ts';
import { cellOf } from './columns.ts';

/** Shows the DNS records that the owner has to add, while the domain is not verified. */
export function showRecords({ stdout, stderr }: Io, domain: Domain): void {
  const records: unknown = domain.verification?.records;
  if (domain.verification_status === 'verified' || !Array.isArray(records)) return;
  stderr.write(
    '\nTo prove that the domain is yours, add one of these to its DNS, then run `linkvitals domains check`:\n',
  );
  for (const record of records) {
    stdout.write(`${['name', 'type', 'value'].map((member) => cellOf(record, member)).join('  ')}\n`);
  }
}
