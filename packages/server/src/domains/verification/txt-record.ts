import type { TxtRecord } from '@linkvitals/contract';
import { parse } from 'tldts';

const PREFIX = 'linkvitals-verify=';
const MAX_NAME_LENGTH = 253;
/** Longer texts are not ours, and are not worth looking at: a TXT record may hold 64 KiB of anything. */
const MAX_LENGTH = 512;

/** What the TXT record must hold. */
export const txtValue = (token: string): string => `${PREFIX}${token}`;

/** Whether a TXT value is the expected one; control panels and people add quotes and spaces around it. */
export function isTxtValue(found: string, token: string): boolean {
  return found.length <= MAX_LENGTH && found.replace(/^[\s"']+/, '').replace(/[\s"']+$/, '') === txtValue(token);
}

/** Whether a value was meant for us, right or wrong: worth showing to somebody who looks for the mistake. */
export const looksLikeOurs = (found: string): boolean =>
  found.length <= MAX_LENGTH && found.toLowerCase().includes(PREFIX.slice(0, -1));

/**
 * Names under which the record is looked for, in this order. The second one is for hosts that are a CNAME, beside which
 * no TXT can stand (RFC 1034, section 3.6.2); a hostname too long for it has the first only.
 */
export function txtNames(hostname: string): readonly string[] {
  const second = `_linkvitals-verify.${hostname}`;
  return second.length <= MAX_NAME_LENGTH ? [hostname, second] : [hostname];
}

/** What most DNS panels want as a name: relative to the registered name, `@` for that itself. */
const placeOf = (name: string, registered: string): string =>
  name === registered ? '@' : name.slice(0, -registered.length - 1);

/** The record to add, at either of its places. */
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
