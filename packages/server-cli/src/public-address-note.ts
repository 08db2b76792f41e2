import { isWildcard, readConfig } from '@linkvitals/server';
import type { Io } from 'linkvitals';

/** A note on the address of a link for the reader of a terminal; empty when the address works from other machines too. */
export function publicAddressNote({ env }: Pick<Io, 'env'>): string {
  const { publicUrl, host } = readConfig(env);
  if (publicUrl !== '' || !isWildcard(host)) return '';
  return 'The address in the link is good on the machine of the server. Set LINKVITALS_PUBLIC_URL to the address that people use.\n';
}
