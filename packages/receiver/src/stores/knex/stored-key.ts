import { toHex } from '@linkvitals/contract/signature';

/**
 * The value of the key column: the key itself when it is short plain ASCII, as all default keys are, else its hash.
 * Names of later events and the caller's own keys may be of any length and script. Columns have a limit, and MySQL
 * ignores trailing spaces when it compares.
 */
export async function storedKey(key: string): Promise<string> {
  if (/^[!-~]{1,190}$/.test(key)) return key;
  return `sha256:${toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)))}`;
}
