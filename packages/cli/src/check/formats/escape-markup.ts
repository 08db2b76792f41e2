import { inertWords } from '@linkvitals/contract/inert-text';

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Text for XML and HTML, between tags or in quoted attributes. What XML 1.0 (section 2.2) cannot hold at all, control
 * characters, lone surrogates and the two non-characters, is taken out.
 */
export function escapeMarkup(text: string): string {
  return inertWords(text)
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (char) => NAMED[char] ?? char);
}
