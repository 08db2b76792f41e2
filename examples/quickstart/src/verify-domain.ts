import { setTimeout as sleep } from 'node:timers/promises';
import type { Domain } from '@linkvitals/sdk';
import type { RunOptions } from './run-options.ts';

/**
 * Prints the TXT record to add, and looks for it until it exists.
 * @throws Error when it was not found after `checks` looks.
 */
export async function verifyDomain(domain: Domain, options: RunOptions): Promise<Domain> {
  const { client, print, signal, checks = 60, checkIntervalMs = 10_000 } = options;
  if (domain.verification_status === 'verified') return domain;

  print(`Prove that ${domain.hostname} is yours: add this record at your DNS provider.`);
  for (const record of domain.verification.records) {
    print(`  ${record.type}  ${record.name}  ${record.value}`);
    if (record.note !== null) print(`    ${record.note}`);
  }
  for (let check = 1; check <= checks; check += 1) {
    if (check > 1) await sleep(checkIntervalMs, undefined, signal === undefined ? {} : { signal });
    const checked = await client.domains.checkVerification(domain.id, { signal });
    if (checked.verification_status === 'verified') {
      print(`${checked.hostname} is verified`);
      return checked;
    }
    print(`Check ${check} of ${checks}: ${checked.verification.last_check?.detail ?? 'not found yet'}`);
  }
  throw new Error(`The TXT record of ${domain.hostname} was not found. DNS may need more time; run this again later.`);
}
