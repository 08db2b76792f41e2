import { toHex } from '@linkvitals/contract/signature';

/**
 * What stands in the key column: the key itself where it is short plain ASCII, as all of ours are, else its hash. Names of
 * later events and keys of the caller's own may be of any length and script; columns are not, and MySQL ignores trailing
 * spaces when it compares.
 */
export async function storedKey(key: string): Promise<string> {
  if (/^[!-~]{1,190}$/.test(key)) return key;
  return `sha256:${toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)))}`;
}
