import { isPlainAddress } from './is-plain-address.ts';
import type { MailAddress } from './mail-config.ts';

const NAMED = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u;
const MAX_NAME_LENGTH = 100;

/** A sender from `address` or `Name <address>`; undefined for an empty text. */
export function readMailFrom(text: string, fault: (message: string) => void): MailAddress | undefined {
  if (text === '') return undefined;
  const [, name = '', address = text] = NAMED.exec(text) ?? [];
  if (isPlainAddress(address) && name.length <= MAX_NAME_LENGTH) return { name: name.trim(), address };
  fault('must be one address, as linkvitals@example.com or Linkvitals <linkvitals@example.com>');
  return undefined;
}
