/** The possible beginning of a URL or path pattern before its first `*`: a slash, or a scheme or part of one. */
const BEGINNING = /^(?:\/|[a-z0-9+-]*[:*])/i;

/** Schemes of other programs whose URLs name a host. That host may have web pages too. */
const HOST_FOLLOWS = 'ftps?|sftp|wss?';
const ANOTHER_PROGRAM = new RegExp(`^(?:${HOST_FOLLOWS}):/*`, 'i');

/** Links of these schemes are never checked, so they have no issues. */
const UNCHECKED = new RegExp(`^(?:${HOST_FOLLOWS}|tel|sms|javascript|data|blob|about):`, 'i');

/**
 * Whether a pattern can match a URL or path that is checked. The server accepts no other pattern in a rule that ignores
 * issues.
 * @param pattern with `*` for any characters
 */
export const mayFitChecked = (pattern: string): boolean => BEGINNING.test(pattern) && !UNCHECKED.test(pattern);

/** Parts of a pattern of whole URLs of the web: scheme, host and port, and what follows them. */
const OF_WEB = /^(https?):\/\/([^/?#]*)(.*)$/is;

/** A host with a `*` may match paths too, as `https://*Old`, unless the `*` stands for subdomains: `https://*.a.example/`. */
const OF_SUBDOMAINS = /^\*\.[^*]+$/;

function writtenHost(scheme: string, host: string, rest: string): string {
  if (OF_SUBDOMAINS.test(host) && rest !== '') return host.toLowerCase();
  return /[*@]/.test(host) ? host : (URL.parse(`${scheme}://${host}`)?.host ?? host);
}

/** The part of the pattern behind the host; a host alone stands for all of its URLs. */
function writtenRest(host: string, rest: string): string {
  if (rest.startsWith('/') || host === '' || host.includes('*')) return rest;
  return rest === '' ? '/*' : `/${rest}`;
}

/**
 * A pattern in the spelling of the URLs that it is compared with: scheme and host in lower case, `https://a.example` as
 * `https://a.example/*`.
 */
export function writtenPattern(pattern: string): string {
  const [, scheme = '', host = '', rest = ''] = OF_WEB.exec(pattern) ?? [];
  if (scheme === '') return pattern.replace(/^[a-z0-9+-]+(?=[:*])/i, (begun) => begun.toLowerCase());
  return `${scheme.toLowerCase()}://${writtenHost(scheme, host, rest)}${writtenRest(host, rest)}`;
}

const wholeUrl = (address: string): string => writtenPattern(`https://${address}`);

/** A pattern that matches the first page of a folder or host, and nothing in it. */
const ENDS_IN_FOLDER = /^[^*]*[^*/:]\/$/;

/** A pattern that was probably meant by one that matches nothing, or only one page. Undefined: no better pattern is known. */
export function suggestedPattern(pattern: string): string | undefined {
  if (/^\/\/[^/]+\./.test(pattern)) return wholeUrl(pattern.slice(2));
  if (ENDS_IN_FOLDER.test(pattern)) return suggestedPattern(`${pattern}*`) ?? `${pattern}*`;
  if (pattern === '' || mayFitChecked(pattern)) return undefined;
  const address = pattern.replace(ANOTHER_PROGRAM, '');
  if (address !== pattern) return wholeUrl(address);
  const [host = ''] = pattern.split('/', 1);
  if (host.includes('.')) return wholeUrl(pattern);
  if (host.includes(':')) return undefined;
  return host === pattern ? `/${pattern}/*` : `/${pattern}`;
}

/** Whether a URL fits a pattern. `*` stands for any number of any characters. Pure; takes linear time unless the pattern has many `*`. */
export function fitsPattern(pattern: string, url: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return pattern === url;
  if (!url.startsWith(first)) return false;
  const last = rest.pop() ?? '';
  let at = first.length;
  for (const part of rest) {
    const found = url.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return url.length - last.length >= at && url.endsWith(last);
}
