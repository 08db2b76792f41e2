/** Characters that must be escaped: all but unreserved ones, `%`, and reserved ones without `*`, `$`, `'`, `[` and `]`. */
const NEEDS_ESCAPE = /[^!#%&()+,\-./\w:;=?@~]/g;
const ESCAPED = /%[0-9a-f]{2}/gi;

/**
 * Makes two spellings of a path comparable (RFC 9309, section 2.2.2): decodes escapes of unreserved characters, gives all other escapes
 * upper-case digits, and escapes the characters that must be escaped. Reserved characters stay as written, because they are not equivalent
 * to their escapes (RFC 3986, section 2.2). But `*` and `$` are always escaped, to distinguish them from the special characters of a rule
 * (RFC 9309, section 2.2.3), and so are `'`, `[` and `]`, which URL parsers treat differently.
 *
 * @param path one character for each octet (`latin1`), so that a file in another encoding than UTF-8 loses nothing
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
 * Octets that a URL may hold unescaped, and that are escaped here so that they equal their escapes in a rule. Each becomes a single
 * character in the end: half of an escape (`Disallow: /%2*`) must not match the `$` of `/$/`.
 */
const SEALED: ReadonlyMap<string, string> = new Map(
  Array.from("$*'[]{}|^`\\", (octet, at) => [escapeOf(octet), String.fromCharCode(at + 1)]),
);
const SEALABLE = new RegExp([...SEALED.keys()].join('|'), 'g');
/** The first code that is no sealed character: plain encoding has no control characters. */
const FIRST_PRINTABLE = 32;

const sealed = (plain: string): string =>
  plain.includes('%') ? plain.replace(SEALABLE, (octet) => SEALED.get(octet) ?? octet) : plain;

/** A path in the form that is compared with rules. */
export const comparablePath = (path: string): string => sealed(plainEncoding(path));

/** A rule in the form that is compared with paths: each `*`, and a `$` at the end, are special and stay. */
export function comparablePattern(pattern: string): string {
  const end = pattern.endsWith('$') ? '$' : '';
  const body = end === '' ? pattern : pattern.slice(0, -1);
  return body.split('*').map(comparablePath).join('*') + end;
}

/** Length of a rule with all its escapes: the longest rule that matches counts (RFC 9309, section 2.2.2). */
export function escapedLength(pattern: string): number {
  let length = pattern.length;
  for (let at = 0; at < pattern.length; at++) if (pattern.charCodeAt(at) < FIRST_PRINTABLE) length += 2;
  return length;
}

function escapeOf(octet: string): string {
  return `%${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
