/** Labels of encodings that browsers refuse to decode: `TextDecoder` knows none of them. */
const REPLACED = new Set(['csiso2022kr', 'hz-gb-2312', 'iso-2022-cn', 'iso-2022-cn-ext', 'iso-2022-kr', 'replacement']);
/** Longest label that is looked up. Pages name one of a handful; a hostile page may make up any number of long ones. */
const MAX_LABEL_LENGTH = 64;

/**
 * The name, in lower case, of the encoding that a label stands for (Encoding standard, "get an encoding"); undefined for an unknown label.
 */
export function encodingOfLabel(label: string): string | undefined {
  if (label.length > MAX_LABEL_LENGTH) return undefined;
  const name = label.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '').toLowerCase();
  // By far the most frequent.
  if (name === 'utf-8') return name;
  if (REPLACED.has(name)) return 'replacement';
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

/**
 * The encoding that a declaration inside the bytes stands for. A declaration that was read as ASCII cannot be in UTF-16 (HTML standard,
 * prescan).
 */
export function declaredEncoding(label: string): string | undefined {
  const encoding = encodingOfLabel(label);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return 'utf-8';
  return encoding === 'x-user-defined' ? 'windows-1252' : encoding;
}
