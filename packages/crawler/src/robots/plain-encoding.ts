/**
 * Makes two spellings of a path comparable: escapes of unreserved characters are undone, those of others get
 * upper-case digits, and what must be escaped is (RFC 9309, section 2.2.2; RFC 3986, section 2.3).
 */
export function plainEncoding(path: string): string {
  const escaped = path.replace(/[^\x21-\x7e]+|["<>`{}[\]|^\\]/g, (text) => encodeSafely(text));
  return escaped.replace(/%[0-9a-f]{2}/gi, (octet) => {
    const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : octet.toUpperCase();
  });
}

function encodeSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
