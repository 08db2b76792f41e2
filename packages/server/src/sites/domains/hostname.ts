import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { findUnseen } from '../../platform/asserts/written-text.ts';

type NormalisedHostname = { readonly hostname: string } | { readonly fault: string };

/** Maximum length without the final dot (RFC 1035, section 2.3.4) */
const MAX_LENGTH = 253;
/** A label: letters, digits and inner hyphens, at most 63 (RFC 1123, section 2.1) */
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Schemes that people paste without `//`. Any other `word:` before the host is user info or the host itself. */
const otherScheme = /^(?:about|blob|chrome|data|file|ftp|javascript|mailto|sms|tel|urn|view-source|wss?):/i;

/** A mail address: exactly one `@`. With a scheme, a password, a port or a path it is a URL with user info. */
const mailAddress = /^[^@:/\\?#]+@[^@:/\\?#]+$/;

const faults = {
  empty: 'Give the hostname of the site, for example example.com.',
  spaces: 'A hostname holds no spaces; give one site.',
  scheme: 'Only http and https sites can be monitored.',
  mail: 'That is an e-mail address. Give the hostname of the site, for example example.com.',
  ip: 'An IP address cannot be monitored: its ownership cannot be proved by DNS. Give a hostname.',
  single: (name: string) => `${name} is only a part of a name. Give the whole name of the site, like example.com.`,
  suffix: (name: string) => `${name} is a public suffix, under which others register names. Give one of those names.`,
  label: (text: string) =>
    text === ''
      ? 'The name has two dots in a row, or begins with one.'
      : `"${text}" cannot be part of a name. Between its dots are 1 to 63 letters, digits and inner hyphens.`,
  long: `A hostname has at most ${MAX_LENGTH} characters.`,
  unseen: (character: string) =>
    `The hostname holds a character that cannot be seen, ${character}. Type it again without it.`,
  other: 'This is not a hostname, nor a URL with one. Example: example.com.',
};

/**
 * The bare hostname of any spelling of a site: lower case, IDN as punycode (UTS 46 through the WHATWG URL parser);
 * scheme, user info of a URL, port, path, query, fragment, one final dot and one leading `www.` are removed.
 *
 * `www.` stays where it is the registered name itself (`www.com`, `www.co.uk`). Of two, one is removed, so
 * `www.www.example.com` is the site `www.example.com` and not `example.com`. Refused are e-mail addresses, IP addresses
 * in every spelling that browsers accept (`0x7f.1`), single labels, public suffixes of both sections of the list
 * (`co.uk`, `github.io`), and labels with wrong characters. Names under reserved top levels (`.test`, `.internal`) are
 * accepted: the operator decides where they lead.
 */
export function normaliseHostname(input: string): NormalisedHostname {
  const text = input.trim();
  if (text === '') return { fault: faults.empty };
  if (/\s/u.test(text)) return { fault: faults.spaces };
  // The URL parser removes control characters at the end.
  const control = /\p{Cc}/u.exec(text)?.[0];
  if (control !== undefined) return { fault: faults.unseen(findUnseen(control) ?? control) };
  if (mailAddress.test(text)) return { fault: faults.mail };
  const url = toUrl(text);
  if ('fault' in url) return url;
  const host = url.host.replace(/\.$/, '');
  if (isIP(host) !== 0 || host.startsWith('[')) return { fault: faults.ip };
  const fault = faultOfHost(host);
  if (fault !== undefined) return { fault };
  const bare = host.replace(/^www\./, '');
  return { hostname: bare !== host && isRegistrable(bare) ? bare : host };
}

function toUrl(text: string): { readonly host: string } | { readonly fault: string } {
  if (isIP(text.replace(/%.*$/, '')) === 6) return { fault: faults.ip };
  if (/^[/\\](?![/\\])|^[?#]/.test(text)) return { fault: faults.empty };
  const given = /^([a-z][a-z0-9+.-]*):[/\\]{2}/i.exec(text)?.[1]?.toLowerCase();
  if (given === undefined ? otherScheme.test(text) : given !== 'http' && given !== 'https')
    return { fault: faults.scheme };
  const absolute = /^https?:/i.test(text) ? text : `http://${text.replace(/^[/\\]{2}/, '')}`;
  try {
    return { host: new URL(absolute).hostname };
  } catch {
    const unseen = findUnseen(text);
    return { fault: unseen === undefined ? faults.other : faults.unseen(unseen) };
  }
}

function faultOfHost(host: string): string | undefined {
  if (host.length > MAX_LENGTH) return faults.long;
  const labels = host.split('.');
  const bad = labels.find((one) => !label.test(one));
  if (bad !== undefined) return faults.label(bad);
  if (labels.length === 1) return faults.single(host);
  // The URL parser accepts ill-formed punycode, which has no Unicode form.
  if (/(^|\.)xn--/.test(domainToUnicode(host))) return faults.other;
  return isRegistrable(host) ? undefined : faults.suffix(host);
}

/** Whether the name can be owned: it has several labels, and is not itself a public suffix. */
function isRegistrable(name: string): boolean {
  return (
    name.includes('.') && parse(name, { allowPrivateDomains: true, validateHostname: false }).publicSuffix !== name
  );
}
