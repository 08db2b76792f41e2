import { inertWords } from '@linkvitals/contract/inert-text';

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Escapes text for XML and HTML, between tags or in quoted attributes. Characters that XML 1.0 (section 2.2) does not
 * allow are removed: control characters, lone surrogates and the two non-characters.
 */
export function escapeMarkup(text: string): string {
  return inertWords(text)
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (char) => NAMED[char] ?? char);
}
