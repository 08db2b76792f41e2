import type { TxtRecord } from '@linkvitals/contract';
import { parse } from 'tldts';

const PREFIX = 'linkvitals-verify=';
const MAX_NAME_LENGTH = 253;
/** Maximum length of a value that could be ours; a TXT record may hold 64 KiB of anything. */
const MAX_LENGTH = 512;

/** The value that the TXT record must have */
export const txtValue = (token: string): string => `${PREFIX}${token}`;

/** Whether a TXT value is the expected one; control panels and people add quotes and spaces around it. */
export function isTxtValue(found: string, token: string): boolean {
  return found.length <= MAX_LENGTH && found.replace(/^[\s"']+/, '').replace(/[\s"']+$/, '') === txtValue(token);
}

/** Whether a value was meant as our record, right or wrong: it is shown to the person who looks for the mistake. */
export const looksLikeOurs = (found: string): boolean =>
  found.length <= MAX_LENGTH && found.toLowerCase().includes(PREFIX.slice(0, -1));

/**
 * Names under which the record is looked for, in this order. The second name is for hosts that are a CNAME, which
 * cannot have a TXT record beside it (RFC 1034, section 3.6.2). A hostname too long for a second name has the first
 * only.
 */
export function txtNames(hostname: string): readonly string[] {
  const second = `_linkvitals-verify.${hostname}`;
  return second.length <= MAX_NAME_LENGTH ? [hostname, second] : [hostname];
}

/** The name that most DNS panels expect: relative to the registered name, `@` for the registered name itself. */
const placeOf = (name: string, registered: string): string =>
  name === registered ? '@' : name.slice(0, -registered.length - 1);

/** The record to add, under each of its names */
export function txtRecords({ hostname, token }: { hostname: string; token: string }): TxtRecord[] {
  const registered = parse(hostname, { validateHostname: false }).domain ?? hostname;
  return txtNames(hostname).map((name, index) => ({
    type: 'TXT',
    name,
    place: placeOf(name, registered),
    value: txtValue(token),
    note:
      index === 0
        ? 'Leave the record in place: it is looked for again every day and before each crawl.'
        : `Use this name instead when ${hostname} is a CNAME, which cannot carry a TXT record.`,
  }));
}
