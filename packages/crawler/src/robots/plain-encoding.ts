/** What stays as it is: unreserved, reserved but for `*`, `$`, `'`, `[` and `]`, and `%`. */
const NEEDS_ESCAPE = /[^!#%&()+,\-./\w:;=?@~]/g;
const ESCAPED = /%[0-9a-f]{2}/gi;

/**
 * Makes two spellings of a path comparable (RFC 9309, section 2.2.2): escapes of unreserved characters are undone, all
 * others get upper-case digits, and what must be escaped is. Reserved characters stay as written, for they are not
 * equivalent to their escapes (RFC 3986, section 2.2); but `*` and `$` have only their escapes to distinguish them from the
 * special characters of a rule (RFC 9309, section 2.2.3), and of `'`, `[` and `]` it depends on the URL parser.
 *
 * @param path one character for each octet (`latin1`), so that nothing is lost of a file in another encoding than UTF-8
 * @returns ASCII
 */
export function plainEncoding(path: string): string {
  const escaped = path.replace(NEEDS_ESCAPE, escapeOf);
  if (!escaped.includes('%')) return escaped;
  return escaped.replace(ESCAPED, (octet) => {
    const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : octet.toUpperCase();
  });
}

/**
 * Octets that a URL may hold as they are and that are escaped all the same, so that they equal their escapes in a rule.
 * Each is one character in the end: half of an escape (`Disallow: /%2*`) must not match the `$` of `/$/`.
 */
const SEALED: ReadonlyMap<string, string> = new Map(
  Array.from("$*'[]{}|^`\\", (octet, at) => [escapeOf(octet), String.fromCharCode(at + 1)]),
);
const SEALABLE = new RegExp([...SEALED.keys()].join('|'), 'g');
/** Below are sealed characters alone: plain encoding has no control characters. */
const FIRST_PRINTABLE = 32;

const sealed = (plain: string): string =>
  plain.includes('%') ? plain.replace(SEALABLE, (octet) => SEALED.get(octet) ?? octet) : plain;

/** A path as it is compared with rules. */
export const comparablePath = (path: string): string => sealed(plainEncoding(path));

/** A rule as it is compared with paths: every `*`, and `$` at the end, are special and stay. */
export function comparablePattern(pattern: string): string {
  const end = pattern.endsWith('$') ? '$' : '';
  const body = end === '' ? pattern : pattern.slice(0, -1);
  return body.split('*').map(comparablePath).join('*') + end;
}

/** How long a rule is with all its escapes; of those that match, the longest counts (RFC 9309, section 2.2.2). */
export function escapedLength(pattern: string): number {
  let length = pattern.length;
  for (let at = 0; at < pattern.length; at++) if (pattern.charCodeAt(at) < FIRST_PRINTABLE) length += 2;
  return length;
}

function escapeOf(octet: string): string {
  return `%${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
