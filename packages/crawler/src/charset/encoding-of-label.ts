/** Labels of encodings that browsers refuse to decode: `TextDecoder` knows none of them. */
const REPLACED = new Set(['csiso2022kr', 'hz-gb-2312', 'iso-2022-cn', 'iso-2022-cn-ext', 'iso-2022-kr', 'replacement']);
/** A page names one of a handful; a hostile one makes up any number. */
const MAX_LABEL_LENGTH = 64;

/**
 * The name of the encoding that a label means, lower-case (Encoding standard, "get an encoding"); undefined when it means
 * none.
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

/** What a declaration inside the bytes means: read as ASCII, it cannot be in UTF-16 (HTML standard, prescan). */
export function declaredEncoding(label: string): string | undefined {
  const encoding = encodingOfLabel(label);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return 'utf-8';
  return encoding === 'x-user-defined' ? 'windows-1252' : encoding;
}
