/** What stays as it is: unreserved, reserved but for `*`, `$`, `'`, `[` and `]`, and `%`. */
const NEEDS_ESCAPE = /[^!#%&()+,\-./\w:;=?@~]/g;
const ESCAPED = /%[0-9a-f]{2}/gi;

/**
 * Makes two spellings of a path comparable (RFC 9309, section 2.2.2): escapes of unreserved characters are undone, all
 * others get upper-case digits, and what must be escaped is. Reserved characters stay as written, for they are not
 * equivalent to their escapes (RFC 3986, section 2.2); but `*` and `$` have only their escapes to be told from the
 * special characters of a rule (RFC 9309, section 2.2.3), and of `'`, `[` and `]` it depends on the URL parser.
 *
 * @param path one character for each octet (`latin1`), so that nothing is lost of a file in another encoding than UTF-8
 * @returns ASCII
 */
export function plainEncoding(path: string): string {
  const escaped = path.replace(NEEDS_ESCAPE, (octet) => {
    return `%${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
  if (!escaped.includes('%')) return escaped;
  return escaped.replace(ESCAPED, (octet) => {
    const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : octet.toUpperCase();
  });
}

/** The same for a rule: every `*`, and `$` at the end, are special and stay. */
export function plainPattern(pattern: string): string {
  const end = pattern.endsWith('$') ? '$' : '';
  const body = end === '' ? pattern : pattern.slice(0, -1);
  return body.split('*').map(plainEncoding).join('*') + end;
}
