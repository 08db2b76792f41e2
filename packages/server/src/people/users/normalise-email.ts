import { domainToASCII } from 'node:url';

/**
 * The one spelling of an address: lower case, the domain in ASCII. Mail servers may distinguish letter case in the
 * local part (RFC 5321, section 2.4), but none in use does, and people type it either way. Undefined: the text is no
 * address.
 */
export function normaliseEmail(text: string): string | undefined {
  const trimmed = text.trim().normalize('NFC').toLowerCase();
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, at);
  const domain = domainToASCII(trimmed.slice(at + 1));
  const isAddress = at > 0 && /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}$/u.test(local) && /^[a-z0-9.-]+$/.test(domain);
  const email = `${local}@${domain}`;
  return isAddress && email.length <= 254 ? email : undefined;
}
