/** How all URLs and paths begin, before the first `*`: with a slash, or with a scheme, of which a part may stand there. */
const BEGINNING = /^(?:\/|[a-z0-9+-]*[:*])/i;

/** Schemes of other programs whose URLs name a host, which may have pages too. */
const HOST_FOLLOWS = 'ftps?|sftp|wss?';
const ANOTHER_PROGRAM = new RegExp(`^(?:${HOST_FOLLOWS}):/*`, 'i');

/** Links of these schemes are never checked, so they have no issues. */
const UNCHECKED = new RegExp(`^(?:${HOST_FOLLOWS}|tel|sms|javascript|data|blob|about):`, 'i');

/**
 * Whether a URL or path that is checked may begin as a pattern does: the server accepts no other in a rule that ignores issues.
 * @param pattern with `*` for any characters
 */
export const mayFitChecked = (pattern: string): boolean => BEGINNING.test(pattern) && !UNCHECKED.test(pattern);

/** Parts of a pattern of whole URLs of the web: scheme, host and port, and what follows them. */
const OF_WEB = /^(https?):\/\/([^/?#]*)(.*)$/is;

/** A host with a `*` may be a path as well, `https://*Old`, unless the `*` stands for its subdomains: `https://*.a.example/`. */
const OF_SUBDOMAINS = /^\*\.[^*]+$/;

function writtenHost(scheme: string, host: string, rest: string): string {
  if (OF_SUBDOMAINS.test(host) && rest !== '') return host.toLowerCase();
  return /[*@]/.test(host) ? host : (URL.parse(`${scheme}://${host}`)?.host ?? host);
}

/** What follows the host in each URL; a host alone stands for all of its URLs. */
function writtenRest(host: string, rest: string): string {
  if (rest.startsWith('/') || host === '' || host.includes('*')) return rest;
  return rest === '' ? '/*' : `/${rest}`;
}

/** A pattern as URLs are written, to which it is compared: scheme and host in small letters, `https://a.example` as `https://a.example/*`. */
export function writtenPattern(pattern: string): string {
  const [, scheme = '', host = '', rest = ''] = OF_WEB.exec(pattern) ?? [];
  if (scheme === '') return pattern.replace(/^[a-z0-9+-]+(?=[:*])/i, (begun) => begun.toLowerCase());
  return `${scheme.toLowerCase()}://${writtenHost(scheme, host, rest)}${writtenRest(host, rest)}`;
}

const wholeUrl = (address: string): string => writtenPattern(`https://${address}`);

/** One that fits the first page of a folder, or of a host, and nothing in it. */
const ENDS_IN_FOLDER = /^[^*]*[^*/:]\/$/;

/** What somebody may have meant by a pattern that fits nothing, or no more than one page. Undefined: nothing else. */
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
